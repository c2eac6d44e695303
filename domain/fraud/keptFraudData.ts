import type { FraudCheck } from './fraudCheck.ts';
import { CONFIRMATIONS_EDITION, type FraudDraft } from './fraudData.ts';

/**
 * What was typed for a check, never a PIN or a file. `of` is the number that customer service asks for, which opens
 * nothing; `edition` that of the sentences that were confirmed.
 */
export type KeptFraudData = FraudDraft & { readonly of: string; readonly edition: string };

/** Which check is meant. */
type NumberedCheck = Pick<FraudCheck, 'transactionNumber'>;

/** Returns what was typed for a check as it is stored. */
export function keptFraudData({ transactionNumber }: NumberedCheck, draft: FraudDraft): KeptFraudData {
  return { ...draft, of: transactionNumber, edition: CONFIRMATIONS_EDITION };
}

/** Returns what was typed for this check; null if nothing was. Sentences that read otherwise by now are not confirmed. */
export function fraudDraftOf(
  kept: KeptFraudData | null,
  { transactionNumber }: NumberedCheck,
): FraudDraft | null {
  if (kept?.of !== transactionNumber) return null;
  const { of: _, edition, confirmed, ...person } = kept;
  return { ...person, confirmed: edition === CONFIRMATIONS_EDITION ? confirmed : [] };
}
