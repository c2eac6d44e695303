import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '../../kit/Button.tsx';
import { ErrorSummary, type FieldFault } from '../../kit/ErrorSummary.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';
import { useText } from '../../session/text.ts';
import { ProofField, useProofFaults } from '../proof/ProofField.tsx';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { ReadBackLine } from './ReadBackLine.tsx';

const CODE_FIELD = 'voucher-code';

const loadProblem = async () => (await import('../../problems/ProblemPanel.tsx')).ProblemPanel;
const loadCodeHints = async () => (await import('./CodeHints.tsx')).CodeHints;
const loadCodeMore = async () => (await import('./CodeMore.tsx')).CodeMore;

/**
 * The voucher code's form. `method="dialog"`: the browser itself sends nothing, so the code never gets into a URL, with
 * or without scripts.
 */
export const CodeForm = observer(function CodeForm({ screen }: { screen: CodeFormScreen }) {
  const { t } = useText();
  const { form, state } = screen;
  const faults = useFaultTexts(screen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.submit();
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary title={t('redeem.code.summary')} faults={faults} attempt={form.attempts} />
      {state.kind === 'refused' && (
        <LazyPart
          load={loadProblem}
          props={{
            problem: state.problem,
            about: { code: state.code },
            steps: 'folded',
            attempt: screen.refusals,
          }}
          otherwise={unreachable}
        />
      )}
      {state.kind === 'unread' && unreachable(() => void screen.submit())}
      <div>
        <TextField
          id={CODE_FIELD}
          name="code"
          label={t('redeem.code.label')}
          hint={t('redeem.code.hint')}
          value={form.draft.code}
          onChange={(code) => form.change({ code })}
          error={faults.find(({ fieldId }) => fieldId === CODE_FIELD)?.text}
          errorPrefix={t('common.errorPrefix')}
          look="code"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          enterKeyHint="go"
          required
        />
        {screen.reading !== null && (
          <ReadBackLine>{t('redeem.code.reading', { code: screen.reading })}</ReadBackLine>
        )}
        <StatusLine compact>
          {screen.reader !== null && <LazyPart load={loadCodeHints} props={{ screen }} />}
        </StatusLine>
        {screen.reader !== null && <LazyPart load={loadCodeMore} props={{ screen, fieldId: CODE_FIELD }} />}
      </div>
      <ProofField proof={screen.proof} faults={form.faults} />
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('redeem.code.busy')}>
        {t('redeem.code.submit')}
      </Button>
    </form>
  );
});

function useFaultTexts({ form }: CodeFormScreen): readonly FieldFault[] {
  const { t } = useText();
  const { code } = form.faults;
  const proof = useProofFaults(form.faults);
  return code
    ? [{ fieldId: CODE_FIELD, text: t(`redeem.code.fault.${code.kind}`, { ...code }) }, ...proof]
    : proof;
}
