import { observer } from 'mobx-react-lite';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { useFocusOn } from '../../../kit/useFocusOn.ts';
import { faultList } from '../../../parts/form/faultList.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { HintLine } from '../../../parts/codeForm/HintLine.tsx';
import { ProofField, useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { ProblemHelp } from '../../../problems/ProblemHelp.tsx';
import { ProblemLine } from '../../../problems/ProblemLine.tsx';
import { ProblemMore } from '../../../problems/ProblemMore.tsx';
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
    <Form onSubmit={screen.check} single faults={faults} attempts={serial.attempts}>
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
          below={
            <>
              <StatusLine compact>
                {state.kind === 'refused' && <ProblemLine fieldId={SERIAL_FIELD} problem={state.problem} />}
              </StatusLine>
              <HintLine
                fieldId={SERIAL_FIELD}
                hint={t('charge.serialHint')}
                reading={typed.ok ? formatSerialNumber(typed.value) : null}
              />
            </>
          }
          look="code"
          width="half"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          required
        />
        {state.kind === 'refused' && (
          <ProblemHelp
            problem={state.problem}
            money="payment"
            beside={SERIAL_FIELD}
            attempt={screen.refusals}
          />
        )}
      </div>
      <ProofField proof={screen.proof} faults={serial.faults}>
        <Button type="submit" kind="primary" full busy={screen.busy} busyText={t('charge.checking')}>
          {t('charge.check')}
        </Button>
      </ProofField>
      {state.kind === 'refused' && <ProblemMore problem={state.problem} />}
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
