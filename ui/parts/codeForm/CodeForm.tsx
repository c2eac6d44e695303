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
import type { AnswerPlace } from './CodeAnswer.tsx';
import styles from './CodeForm.module.scss';
import type { CodeFormScreen } from './CodeFormScreen.ts';
import { HintLine } from './HintLine.tsx';

const CODE_FIELD = 'voucher-code';

const loadAnswer = async () => (await import('./CodeAnswer.tsx')).CodeAnswer;

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
  const answer = (place: AnswerPlace) =>
    (screen.reader !== null || state.kind === 'refused') && (
      <LazyPart
        load={loadAnswer}
        props={{ screen, fieldId: CODE_FIELD, place }}
        // Once.
        {...(place === 'ways' && { otherwise: unreachable })}
      />
    );
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
              <StatusLine compact>{answer('line')}</StatusLine>
              <WhereIsTheCode
                open={screen.isSerialNumber}
                line={<HintLine fieldId={CODE_FIELD} hint={t('redeem.code.hint')} reading={reading} />}
              />
            </>
          }
          value={form.draft.code}
          onChange={(code) => form.change({ code })}
          onKeyDown={(event) => {
            screen.capsLock = event.getModifierState('CapsLock');
          }}
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
        {answer('ways')}
        {state.kind === 'unread' && unreachable(() => void screen.submit())}
      </div>
      <ProofField proof={screen.proof} faults={form.faults}>
        <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('redeem.code.busy')}>
          {t('redeem.code.submit')}
        </Button>
      </ProofField>
      {answer('below')}
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
