import type { Instant } from '../core/instant.ts';
import { type DraftOwner, areDraftsOf } from '../voucher/draftOwner.ts';

/**
 * What a tab keeps of a voucher and its holder; each part is kept and forgotten as a whole (ADR 11). `session`: the
 * permission to use the voucher. `drafts`: what was typed and chosen for it. `remainder`: what the last order
 * left of it. `charge`: what was typed and prepared to charge a voucher, in use or not, what was chosen to order new
 * ones, and which check of an old code was asked for. `charged`: the receipt of the last top-up. `receipts`: those of
 * the last redemption, donation and order of vouchers. `partner`: who brought it. `requests`: what was typed to ask for
 * help and for the check of a redemption, and is not sent yet. `help`: what leads to help, and the number of the last
 * request. `holder`: which voucher was in use last.
 */
const OF_A_VOUCHER = [
  'session',
  'drafts',
  'remainder',
  'charge',
  'charged',
  'receipts',
  'partner',
  'requests',
  'help',
  'holder',
] as const;

/** The same, and `memory`: the shops that the person lets this device remember, whatever the voucher (ADR 11). */
export const KEPT_PARTS = [...OF_A_VOUCHER, 'memory'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** Why a voucher is no longer in use; `ENDS` says what that means. */
export type EndCause =
  /** The person removed it, for instance on a shared device. */
  | 'removed'
  /** The person removed all their data from this device. */
  | 'erased'
  /** Another voucher takes its place. */
  | 'replaced'
  /**
   * It was redeemed from and the person has seen the outcome: the thank-you page was left, or has nothing more to
   * show.
   */
  | 'done'
  /** Value of it was given away. */
  | 'donated'
  /** Its session ran out, was refused by the backend, or cannot be read. */
  | 'expired'
  /** Another tab has removed it or spent from it. */
  | 'elsewhere';

interface End {
  readonly leaves: readonly KeptPart[];
  /**
   * True if the other tabs end it too. Not if only this session ran out, since theirs may be younger, nor if they
   * heard already that it was spent from.
   */
  readonly isTold: boolean;
  /** True if only that voucher ends, so that another one in use by now stays. */
  readonly sparesAnother: boolean;
}

const SESSION_ALONE: End = { leaves: ['session'], isTold: false, sparesAnother: true };

/**
 * What is forgotten at the end of a voucher (ADR 12). The note of an open order never is: it stays until its outcome
 * is known.
 */
export const ENDS: Readonly<Record<EndCause, End>> = {
  removed: { leaves: OF_A_VOUCHER, isTold: true, sparesAnother: false },
  erased: { leaves: KEPT_PARTS, isTold: true, sparesAnother: false },
  replaced: { leaves: OF_A_VOUCHER, isTold: true, sparesAnother: true },
  done: { ...SESSION_ALONE, isTold: true },
  donated: SESSION_ALONE,
  expired: SESSION_ALONE,
  elsewhere: SESSION_ALONE,
};

/** What is forgotten once what remained was not redeemed in time. `retentionOfOrders.ts` says what leaves with orders. */
export const LEAVES_IN_TIME: readonly KeptPart[] = ['drafts'];

/** A voucher that comes into use. */
interface Beginning {
  readonly mark: string;
  /** The partner who brought it; null if none did. */
  readonly partner: string | null;
}

/** Whose the tab was before. */
interface Former {
  /** The mark of the voucher that was in use last, however it ended; null if there was none. */
  readonly last: string | null;
  readonly owner: DraftOwner | null;
}

/**
 * What is forgotten when a voucher comes into use (ADR 12): all that is left of another one, however that ended. If it
 * is the first of this tab or the same again, what was typed to ask for help or to charge a voucher stays (ADR 12);
 * receipts leave, drafts and remainder too unless they belong to this voucher, and the partner unless one brought it.
 */
export function leavesAtBeginning(
  { mark, partner }: Beginning,
  { last, owner }: Former,
  now: Instant,
): readonly KeptPart[] {
  if (last !== null && last !== mark) return OF_A_VOUCHER;
  const leaves: KeptPart[] = ['receipts', 'charged'];
  if (!areDraftsOf(owner, mark, now)) leaves.push('drafts', 'remainder');
  // Also the partner of another voucher whom this one's token does not mean.
  if (partner === null || owner?.mark !== mark) leaves.push('partner');
  return leaves;
}
