import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { EMAIL_FIELD } from '../../../parts/mailAgain/EmailField.tsx';
import { useProofFaults } from '../../../parts/proof/ProofField.tsx';
import { useWords } from '../../../session/words.ts';
import type { ReactivationScreen } from './ReactivationScreen.ts';

/** Ids of the fields, for the error summary. */
export const LOCKED_FIELD = 'code-locked';
export const OLD_CODE_FIELD = 'old-code';

/** Returns what the error summary says. For observers, since it reads the form. */
export function useReactivationFaults({ form }: ReactivationScreen): readonly FieldFault[] {
  const { t } = useWords();
  const { locked, code, email } = form.faults;
  const proof = useProofFaults(form.faults);
  return [
    ...(locked ? [{ fieldId: LOCKED_FIELD, text: t('reactivation.question.fault') }] : []),
    ...(code ? [{ fieldId: OLD_CODE_FIELD, text: t(`reactivation.fault.${code.kind}`, { ...code }) }] : []),
    ...(email ? [{ fieldId: EMAIL_FIELD, text: t(faultText('email', email)) }] : []),
    ...proof,
  ];
}
