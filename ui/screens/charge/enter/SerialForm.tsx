import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import { ErrorSummary, type FieldFault } from '../../../kit/ErrorSummary.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import type { EnterScreen } from './EnterScreen.ts';
import styles from './EnterView.module.scss';

const SERIAL_FIELD = 'serial-number';

/** Asks for the voucher's serial number and a captcha. */
export const SerialForm = observer(function SerialForm({ screen }: { screen: EnterScreen }) {
  const { t } = useText();
  const { serial, state } = screen;
  const faults = useFaults(screen);
  // After the user asked for another voucher, the pressed button is unmounted, so the field takes the focus.
  const field = useFocusOn<HTMLInputElement>(screen.turns > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void screen.check();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <ErrorSummary title={t('redeem.code.summary')} faults={faults} attempt={serial.attempts} />
      {state.kind === 'refused' && (
        <ProblemPanel problem={state.problem} money="payment" attempt={screen.refusals} />
      )}
      <div>
        <TextField
          ref={field}
          id={SERIAL_FIELD}
          name="serialNumber"
          label={t('charge.serial')}
          hint={t('charge.serialHint')}
          value={serial.draft.serialNumber}
          onChange={(serialNumber) => serial.change({ serialNumber })}
          error={faults.find(({ fieldId }) => fieldId === SERIAL_FIELD)?.text}
          errorPrefix={t('common.errorPrefix')}
          look="code"
          width="half"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        <ReadBack screen={screen} />
      </div>
      <ProofField proof={screen.proof} faults={serial.faults} reason={t('charge.proof')} />
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('charge.checking')}>
        {t('charge.check')}
      </Button>
    </form>
  );
});

function useFaults({ serial }: EnterScreen): readonly FieldFault[] {
  const { t } = useText();
  const { serialNumber } = serial.faults;
  const proof = useProofFaults(serial.faults);
  return serialNumber
    ? [
        { fieldId: SERIAL_FIELD, text: t(`charge.serialFault.${serialNumber.kind}`, { ...serialNumber }) },
        ...proof,
      ]
    : proof;
}

/** Repeats the number in groups of three, for sighted users; a screen reader reads the field itself. */
const ReadBack = observer(function ReadBack({ screen: { serialNumber } }: { screen: EnterScreen }) {
  const { t } = useText();
  if (!serialNumber.ok) return null;
  return (
    <p aria-hidden="true" className={styles.readBack}>
      {t('redeem.code.reading', { code: formatSerialNumber(serialNumber.value) })}
    </p>
  );
});
