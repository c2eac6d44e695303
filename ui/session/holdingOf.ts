import type { Voucher } from '#domain/voucher/voucher.ts';
import type { SessionState } from './sessionState.ts';

/** What the gate of an order must know of the session: a voucher in use, one whose session has expired, or nothing. */
export function holdingOf(voucher: Voucher | null, { state }: { readonly state: SessionState }) {
  if (voucher !== null) return 'voucher';
  return state.kind === 'expired' ? 'expired' : 'nothing';
}
