import type { Instant } from '../core/instant.ts';
import { type DraftOwner, areDraftsOf } from '../voucher/draftOwner.ts';

/**
 * What a tab stores about a voucher and its holder. Each part is removed as a whole (ADR 11); `KEPT` lists its keys.
 * `charge` also holds voucher orders and reactivations; `holder` is the mark of the last voucher in use.
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

/** `memory`: shops that the user lets this device remember, independent of the voucher. */
export const KEPT_PARTS = [...OF_A_VOUCHER, 'memory'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

export type EndCause =
  /** The user removed the voucher, for instance on a shared device. */
  | 'removed'
  /** The user removed all data from this device. */
  | 'erased'
  | 'replaced'
  /** Redeemed, and the user has seen the outcome. */
  | 'done'
  | 'donated'
  /** The session expired, was rejected by the backend, or cannot be read. */
  | 'expired'
  /** Another tab removed the voucher or spent from it. */
  | 'elsewhere'
  /** The user removed all data from this device, in another tab. */
  | 'erased-elsewhere';

interface End {
  readonly leaves: readonly KeptPart[];
  /**
   * What other tabs end too: that voucher, or all they hold of any user. Nothing on expiry, since their session may be
   * newer, nor if they already know.
   */
  readonly tells: 'nothing' | 'voucher' | 'everything';
  /** True if a different voucher that is in use by now stays. */
  readonly sparesAnother: boolean;
}

const SESSION_ALONE: End = { leaves: ['session'], tells: 'nothing', sparesAnother: true };

/** What is removed when a voucher ends (ADR 12). Pending orders always stay until their outcome is known. */
export const ENDS: Readonly<Record<EndCause, End>> = {
  removed: { leaves: OF_A_VOUCHER, tells: 'voucher', sparesAnother: false },
  erased: { leaves: KEPT_PARTS, tells: 'everything', sparesAnother: false },
  replaced: { leaves: OF_A_VOUCHER, tells: 'voucher', sparesAnother: true },
  done: { ...SESSION_ALONE, tells: 'voucher' },
  donated: SESSION_ALONE,
  expired: SESSION_ALONE,
  elsewhere: SESSION_ALONE,
  // The other tab has removed what the device remembers.
  'erased-elsewhere': { leaves: OF_A_VOUCHER, tells: 'nothing', sparesAnother: false },
};

/**
 * Whether all data were removed from this device while a tab could not hear of it: it was loading, discarded by the
 * browser, or in the bfcache.
 * @param erasedAt when the user last removed all data
 * @param emptySince when the tab last forgot its holder because a user asked for it
 */
export const isErasureMissed = (erasedAt: Instant | null, emptySince: Instant | null): boolean =>
  erasedAt !== null && erasedAt > (emptySince ?? 0);

/** How long a removal by the user can be undone, in milliseconds (product 13.4). Its values stay in memory that long. */
export const UNDO_MS = 10_000;

export const LEAVES_IN_TIME: readonly KeptPart[] = ['drafts'];

interface Beginning {
  readonly mark: string;
  readonly partner: string | null;
}

interface Former {
  readonly last: string | null;
  readonly owner: DraftOwner | null;
}

/** All parts if another voucher was in use before; otherwise help and charge data stay (ADR 12). */
export function leavesAtBeginning(
  { mark, partner }: Beginning,
  { last, owner }: Former,
  now: Instant,
): readonly KeptPart[] {
  if (last !== null && last !== mark) return OF_A_VOUCHER;
  const leaves: KeptPart[] = ['receipts', 'charged'];
  if (!areDraftsOf(owner, mark, now)) leaves.push('drafts', 'remainder');
  // A stored partner belongs to another voucher unless the marks match.
  if (partner === null || owner?.mark !== mark) leaves.push('partner');
  return leaves;
}
