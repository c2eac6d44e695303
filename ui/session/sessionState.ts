import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** Whether this tab has a voucher; if not, whether its session ended in a way the user must be told. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'held'; readonly session: VoucherSession }
  /** The token expired or was refused: the user must enter the code again; drafts stay. */
  | { readonly kind: 'expired' }
  /** Another tab spent from the voucher, so this tab's balance is stale, or replaced it by another voucher. */
  | { readonly kind: 'elsewhere' }
  /** Another tab removed the voucher or all data, and this one has forgotten its holder. */
  | { readonly kind: 'removed' };
