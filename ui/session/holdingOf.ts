import type { SessionState } from '#domain/voucher/sessionState.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** What the gate of an order must know of the session: a voucher in use, one whose session has expired, or nothing. */
export function holdingOf(held: VoucherSession | null, { state }: { readonly state: SessionState }) {
  if (held !== null) return 'voucher';
  return state.kind === 'expired' ? 'expired' : 'nothing';
}
