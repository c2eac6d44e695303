import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { FieldFault } from '../../kit/ErrorSummary.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { unreachable } from '../../problems/Unreachable.tsx';
import { useText } from '../../session/text.ts';
import { useFaultFocus } from '../form/useFaultFocus.ts';
import { ProofField, useProofFaults } from '../proof/ProofField.tsx';
import { WhereIsTheCode } from '../voucher/WhereIsTheCode.tsx';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { HintLine } from './HintLine.tsx';

const CODE_FIELD = 'voucher-code';

const loadProblem = async () => (await import('../../problems/ProblemPanel.tsx')).ProblemPanel;
const loadProblemLine = async () => (await import('../../problems/ProblemLine.tsx')).ProblemLine;
const loadCodeHints = async () => (await import('./CodeHints.tsx')).CodeHints;
const loadCodeMore = async () => (await import('./CodeMore.tsx')).CodeMore;

/**
 * The voucher code's form. `method="dialog"`: the browser itself sends nothing, so the code never gets into a URL, with
 * or without scripts.
 */
export const CodeForm = observer(function CodeForm({ screen }: { screen: CodeFormScreen }) {
  const { t } = useText();
  const { form, reading, state } = screen;
  const faults = useFaultTexts(screen);
  useFaultFocus(faults, form.attempts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.submit();
  };
  return (
    <form method="dialog" noValidate onSubmit={submit} className={styles.form}>
      <div>
        <TextField
          id={CODE_FIELD}
          name="code"
          label={t('redeem.code.label')}
          hint={t('redeem.code.hint')}
          below={
            <>
              <StatusLine compact>
                {state.kind === 'refused' && (
                  <LazyPart load={loadProblemLine} props={{ fieldId: CODE_FIELD, problem: state.problem }} />
                )}
              </StatusLine>
              <WhereIsTheCode
                open={screen.isSerialNumber}
                line={<HintLine fieldId={CODE_FIELD} hint={t('redeem.code.hint')} reading={reading} />}
              />
            </>
          }
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
        <StatusLine compact>
          {screen.reader !== null && <LazyPart load={loadCodeHints} props={{ screen }} />}
        </StatusLine>
        {screen.reader !== null && <LazyPart load={loadCodeMore} props={{ screen, fieldId: CODE_FIELD }} />}
        {state.kind === 'refused' && (
          <LazyPart
            load={loadProblem}
            props={{
              problem: state.problem,
              about: { code: state.code },
              beside: CODE_FIELD,
              attempt: screen.refusals,
            }}
            otherwise={unreachable}
          />
        )}
        {state.kind === 'unread' && unreachable(() => void screen.submit())}
      </div>
      <ProofField proof={screen.proof} faults={form.faults}>
        <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('redeem.code.busy')}>
          {t('redeem.code.submit')}
        </Button>
      </ProofField>
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
