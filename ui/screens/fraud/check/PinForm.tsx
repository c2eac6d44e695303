import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { PIN_ATTEMPTS } from '#domain/document/document.ts';
import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import { Button } from '../../../kit/Button.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { ProblemPanel, SupportLink } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import type { CheckScreen, StepState } from './CheckScreen.ts';
import styles from './PinForm.module.scss';

interface PinFormProps {
  screen: CheckScreen;
  check: FraudCheck;
  step: StepState;
}

/** The PIN of the letter, with the attempts that are left; while it is locked, only until when. */
export const PinForm = observer(function PinForm({ screen, check, step }: PinFormProps) {
  const { t } = useWords();
  const { pin: form } = screen;
  const field = useRef<HTMLInputElement>(null);
  const fault = form.faults.pin;
  useEffect(() => {
    if (form.attempts > 0 && fault !== undefined) field.current?.focus();
  }, [form.attempts, fault]);
  if (screen.isLocked) {
    // A refusal of just now says the same above.
    if (step.kind === 'refused' || check.lockedUntil === null) return null;
    return (
      <ProblemPanel
        problem={{ kind: 'letter-pin-locked', availableAt: check.lockedUntil }}
        money={t('fraud.reserved')}
      />
    );
  }
  const { attemptsLeft } = check;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.enterPin();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        ref={field}
        id="fraud-pin"
        name="pin"
        label={t('fraud.pin')}
        hint={
          attemptsLeft === null || attemptsLeft >= PIN_ATTEMPTS
            ? t('fraud.pinHint')
            : `${t('fraud.pinHint')} ${t('fraud.attempts', { count: attemptsLeft })}`
        }
        value={form.draft.pin}
        onChange={(pin) => form.change({ pin })}
        error={fault && t(`fraud.pinFault.${fault}`)}
        errorPrefix={t('common.errorPrefix')}
        look="code"
        width="half"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button type="submit" kind="primary" full busy={step.kind === 'busy'} busyText={t('fraud.enteringPin')}>
        {t('fraud.enterPin')}
      </Button>
      <div className={styles.help}>
        <p>{t('fraud.noLetter')}</p>
        <SupportLink />
      </div>
    </form>
  );
});
