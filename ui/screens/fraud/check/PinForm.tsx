import { observer } from 'mobx-react-lite';
import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { PinField } from '../../../parts/form/PinField.tsx';
import { submitting } from '../../../parts/form/submitting.ts';
import { SupportLink } from '../../../problems/SupportLink.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import { CheckProblem } from './CheckProblem.tsx';
import type { FraudCheckScreen } from './FraudCheckScreen.ts';
import type { StepState } from './checkState.ts';
import styles from './PinForm.module.scss';

interface PinFormProps {
  screen: FraudCheckScreen;
  check: FraudCheck;
  step: StepState;
}

/** The letter's PIN with the remaining attempts; while locked, only the end of the lock. */
export const PinForm = observer(function PinForm({ screen, check, step }: PinFormProps) {
  const { t } = useText();
  const { pin: form } = screen;
  const fault = form.faults.pin;
  if (screen.isLocked) {
    // A refusal shown above already says the same.
    if (step.kind === 'refused' || check.lockedUntil === null) return null;
    return <CheckProblem problem={{ kind: 'letter-pin-locked', availableAt: check.lockedUntil }} />;
  }
  return (
    <form noValidate onSubmit={submitting(screen.enterPin)} className={flow.stack6}>
      <PinField
        id="fraud-pin"
        label={t('fraud.pin')}
        hint={t('fraud.pinHint')}
        form={form}
        error={fault && t(`fraud.pinFault.${fault}`)}
        attemptsLeft={check.attemptsLeft}
      />
      <Button type="submit" kind="primary" full busy={step.kind === 'busy'} busyText={t('fraud.enteringPin')}>
        {t('fraud.enterPin')}
      </Button>
      <div className={classes(flow.stack4, styles.help)}>
        <p>{t('fraud.noLetter')}</p>
        <SupportLink topic="other" hint={{ orderNumber: check.transactionNumber }} />
      </div>
    </form>
  );
});
