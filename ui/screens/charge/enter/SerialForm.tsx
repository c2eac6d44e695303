import { observer } from 'mobx-react-lite';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { ReadBackLine } from '../../../parts/codeForm/ReadBackLine.tsx';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import type { EnterScreen } from './EnterScreen.ts';

const SERIAL_FIELD = 'serial-number';

/** Asks for the voucher's serial number and a captcha. */
export const SerialForm = observer(function SerialForm({ screen }: { screen: EnterScreen }) {
  const { t } = useText();
  const { serial, serialNumber: typed, state } = screen;
  const faults = useFaults(screen);
  // After the user asked for another voucher, the pressed button is unmounted, so the field takes the focus.
  const field = useFocusOn<HTMLInputElement>(screen.turns > 0);
  return (
    <Form onSubmit={screen.check} title={t('redeem.code.summary')} faults={faults} attempts={serial.attempts}>
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
        {typed.ok && (
          <ReadBackLine>{t('redeem.code.reading', { code: formatSerialNumber(typed.value) })}</ReadBackLine>
        )}
      </div>
      <ProofField proof={screen.proof} faults={serial.faults} reason={t('charge.proof')} />
      <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('charge.checking')}>
        {t('charge.check')}
      </Button>
    </Form>
  );
});

function useFaults({ serial }: EnterScreen): readonly FieldFault[] {
  const { t } = useText();
  const { serialNumber } = serial.faults;
  const proof = useProofFaults(serial.faults);
  const typed = serialNumber && t(`charge.serialFault.${serialNumber.kind}`, { ...serialNumber });
  return [...faultList({ [SERIAL_FIELD]: typed }), ...proof];
}
