/**
 * What a tab stores about a voucher and its holder. Each part is removed as a whole (ADR 11); `KEPT` lists its keys.
 * `charge` also holds voucher orders; `check` the id of a reactivation, which
 * takes a day; `addresses` what lets receipts and orders show theirs, and the
 * time; `holder` the mark of the last voucher in use.
 *
 * `in-time`: it may name a person, and so also leaves half an hour after the last use (`stay.ts`). `ends`: only with an
 * end of the voucher.
 */
const STAYS = {
  session: 'ends',
  drafts: 'in-time',
  remainder: 'ends',
  charge: 'in-time',
  charged: 'ends',
  check: 'ends',
  receipts: 'ends',
  addresses: 'in-time',
  partner: 'ends',
  requests: 'in-time',
  help: 'in-time',
  holder: 'ends',
} as const;

type HolderPart = keyof typeof STAYS;

export const OF_A_VOUCHER = Object.keys(STAYS) as HolderPart[];

/** What leaves half an hour after the last use without a voucher in use (ADR 12). */
export const LEAVES_IN_TIME: readonly HolderPart[] = OF_A_VOUCHER.filter((part) => STAYS[part] === 'in-time');

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
  /** Another tab spent from the voucher, or another one took its place there. */
  | 'elsewhere'
  /** The user removed the voucher, or all data from this device, in another tab. */
  | 'removed-elsewhere';

interface End {
  readonly leaves: readonly KeptPart[];
  /**
   * What other tabs end too: that session, all they hold of that voucher's holder, or of any user. Nothing on expiry,
   * since their session may be newer, nor if they already know.
   */
  readonly notifies: 'nothing' | 'session' | 'holder' | 'everything';
  /** True if a different voucher that is in use by now stays. */
  readonly sparesAnother: boolean;
}

const SESSION_ALONE: End = { leaves: ['session'], notifies: 'nothing', sparesAnother: true };

/** What is removed when a voucher ends (ADR 12). Pending orders always stay until their outcome is known. */
export const ENDS: Readonly<Record<EndCause, End>> = {
  removed: { leaves: OF_A_VOUCHER, notifies: 'holder', sparesAnother: false },
  erased: { leaves: KEPT_PARTS, notifies: 'everything', sparesAnother: false },
  replaced: { leaves: OF_A_VOUCHER, notifies: 'session', sparesAnother: true },
  done: { ...SESSION_ALONE, notifies: 'session' },
  donated: SESSION_ALONE,
  expired: SESSION_ALONE,
  elsewhere: SESSION_ALONE,
  // The other tab has removed what the device remembers.
  'removed-elsewhere': { leaves: OF_A_VOUCHER, notifies: 'nothing', sparesAnother: false },
};

/** How long a removal by the user can be undone, in milliseconds (product 13.4). Its values stay in memory that long. */
export const UNDO_MS = 10_000;
