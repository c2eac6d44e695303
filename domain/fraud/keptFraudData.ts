import type { FraudCheck } from './fraudCheck.ts';
import { CONFIRMATIONS_EDITION, type FraudDraft } from './fraudData.ts';

/** The stored form, never with a PIN or a file. `of` is the transaction number, which authorises nothing. */
export type KeptFraudData = FraudDraft & { readonly of: string; readonly edition: string };

type NumberedCheck = Pick<FraudCheck, 'transactionNumber'>;

export function keptFraudData({ transactionNumber }: NumberedCheck, draft: FraudDraft): KeptFraudData {
  return { ...draft, of: transactionNumber, edition: CONFIRMATIONS_EDITION };
}

/** Null for another check. Drops confirmations of an older wording. */
export function fraudDraftOf(
  kept: KeptFraudData | null,
  { transactionNumber }: NumberedCheck,
): FraudDraft | null {
  if (kept?.of !== transactionNumber) return null;
  const { of: _, edition, confirmed, ...person } = kept;
  return { ...person, confirmed: edition === CONFIRMATIONS_EDITION ? confirmed : [] };
}
