import type { FraudCheck } from '#domain/fraud/fraudCheck.ts';
import type { FraudDraft } from '#domain/fraud/fraudData.ts';

/** Which check is meant: by the number that customer service asks for, which opens nothing. */
export type NotedCheck = Pick<FraudCheck, 'transactionNumber'>;

/**
 * What this tab keeps of the data that a check asks for, so that neither a reload nor a look elsewhere costs what was
 * typed. Never a PIN, never a file.
 */
export interface FraudNotes {
  /** Null if nothing was typed for this check. */
  readDraft(of: NotedCheck): FraudDraft | null;
  /** Keeps what was typed for this check, in place of what was kept for another. */
  writeDraft(of: NotedCheck, draft: FraudDraft): void;
  /** Forgets what was typed for this check; what was typed for another stays. */
  forgetDraft(of: NotedCheck): void;
}
