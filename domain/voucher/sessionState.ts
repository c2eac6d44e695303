import type { EndCause } from '../kept/retention.ts';
import { type VoucherSession, voucherMark } from './voucher.ts';

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

export type EndedState = Exclude<SessionState, { kind: 'held' }>;

/** An end that concerns the session alone leaves a page as it is that has no voucher in use. */
export function stateAfterEnd(cause: EndCause, before: SessionState): EndedState {
  switch (cause) {
    case 'removed-elsewhere':
      return { kind: before.kind === 'held' ? 'removed' : 'none' };
    case 'donated':
      return before.kind === 'held' ? { kind: 'none' } : before;
    case 'expired':
    case 'elsewhere':
      return before.kind === 'held' ? { kind: cause } : before;
    case 'removed':
    case 'erased':
    case 'replaced':
    case 'done':
      return { kind: 'none' };
  }
}

/** True if what a page shows of the voucher before must not stay. */
export function isReplaced(before: SessionState, next: VoucherSession): boolean {
  return before.kind === 'held' && voucherMark(before.session) !== voucherMark(next);
}

/**
 * What a page does that compares its state with its tab's storage, where later pages may have written while it was in
 * the bfcache. Stored data is not trusted: it counts once it was restored. What the user was told of an end stays.
 */
export function comparedWith(
  stored: VoucherSession | null,
  state: SessionState,
): 'nothing' | 'drop' | 'restore' {
  if (state.kind !== 'held') return stored !== null && state.kind === 'none' ? 'restore' : 'nothing';
  if (stored === null) return 'drop';
  const { token, voucher } = state.session;
  const isSame = stored.token === token && stored.voucher.balanceInCent === voucher.balanceInCent;
  return isSame ? 'nothing' : 'restore';
}
