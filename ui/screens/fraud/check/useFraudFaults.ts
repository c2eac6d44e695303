import type { ParseKeys } from 'i18next';
import {
  CONFIRMATIONS,
  type Confirmation,
  type FraudDraft,
  type FraudFaults,
  type FraudField,
} from '#domain/fraud/fraudData.ts';
import type { FormModel } from '../../../parts/form/FormModel.ts';
import { useWords } from '../../../session/words.ts';

const isConfirmation = (field: FraudField): field is Confirmation =>
  (CONFIRMATIONS as readonly FraudField[]).includes(field);

/** Returns a field's fault in words; undefined while it is right or not yet checked. For observers. */
export function useFraudFaults(form: FormModel<FraudDraft, FraudFaults>) {
  const { t } = useWords();
  return (field: FraudField): string | undefined => {
    if (!(field in form.faults)) return undefined;
    if (isConfirmation(field)) return t(`fraud.unconfirmed.${field}`);
    return field === 'additionalAddress' ? undefined : t(`customer.fault.${field}` satisfies ParseKeys);
  };
}
