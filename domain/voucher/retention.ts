import type { Instant } from '../core/instant.ts';
import { type BelongingsOwner, belongTo } from './belongings.ts';

/**
 * What a tab keeps of a voucher and its holder. Each part is kept and forgotten as a whole: the permission to use the
 * voucher, what was typed and chosen for it, what the last order left of it, the receipts of the last redemption and
 * donation, and the partner who brought it.
 */
export const KEPT_PARTS = ['session', 'belongings', 'remainder', 'receipts', 'partner'] as const;
export type KeptPart = (typeof KEPT_PARTS)[number];

/** Why a voucher is no longer in use. */
export type EndCause =
  /** Somebody removed it, as on a device that others use too. */
  | 'removed'
  /** Another voucher takes its place. */
  | 'replaced'
  /** What it was redeemed for was seen: the thank-you page was left, or has nothing more to give. */
  | 'done'
  /** Its value was given away. */
  | 'donated'
  /** Its permission ran out, was refused, or cannot be read. */
  | 'expired'
  /** Another tab has used it or removed it. */
  | 'elsewhere';

interface End {
  readonly leaves: readonly KeptPart[];
  /** Whether other tabs end it too. Their permission may be younger, and a spending was told already. */
  readonly isTold: boolean;
  /** Whether it is the end of one voucher only, so that another one that is in use by now stays. */
  readonly sparesAnother: boolean;
}

/** What leaves at the end of a voucher. An open order's note never does: it stays until its outcome is known. */
export const ENDS: Readonly<Record<EndCause, End>> = {
  removed: { leaves: KEPT_PARTS, isTold: true, sparesAnother: false },
  replaced: { leaves: KEPT_PARTS, isTold: true, sparesAnother: true },
  done: { leaves: ['session'], isTold: true, sparesAnother: true },
  donated: { leaves: ['session'], isTold: false, sparesAnother: true },
  expired: { leaves: ['session'], isTold: false, sparesAnother: true },
  elsewhere: { leaves: ['session'], isTold: false, sparesAnother: true },
};

/** What leaves while a voucher may go on. */
export const LEAVES_WHEN = {
  /** Nobody needs the form any more. */
  'nothing-is-left': ['belongings'],
  /** The rest was not redeemed in time. */
  'time-for-the-rest-is-over': ['belongings'],
  /** What was said to be left makes no sense; what was left before is no longer true. */
  'rest-is-unknown': ['remainder'],
} as const satisfies Record<string, readonly KeptPart[]>;

/** A voucher that comes into use. */
interface Beginning {
  readonly mark: string;
  /** The partner who brought it; null where its holder came without one. */
  readonly partner: string | null;
}

/** What a voucher may not find when it begins: everything of another one, and a receipt in any case. */
export function leavesAtBeginning(
  { mark, partner }: Beginning,
  owner: BelongingsOwner | null,
  now: Instant,
): readonly KeptPart[] {
  const leaves: KeptPart[] = ['receipts'];
  if (!belongTo(owner, mark, now)) leaves.push('belongings', 'remainder');
  if (partner === null) leaves.push('partner');
  return leaves;
}
