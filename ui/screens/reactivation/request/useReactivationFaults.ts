import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { faultText } from '../../../parts/customer/faultTexts.ts';
import { faultList } from '../../../parts/form/faultList.ts';
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
  const typed = {
    [LOCKED_FIELD]: locked && t('reactivation.question.fault'),
    [OLD_CODE_FIELD]: code && t(`reactivation.fault.${code.kind}`, { ...code }),
    [EMAIL_FIELD]: email && t(faultText('email', email)),
  };
  return [...faultList(typed), ...proof];
}
