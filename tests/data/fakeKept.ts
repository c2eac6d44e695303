import type { Kept } from '#application/kept/kept.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';

/** What is kept, key by key. */
export type KeptValues = { readonly [Key in KeptKey]?: KeptValue<Key> };

/** A browser in which these values are kept; `all()` says what is kept now. */
export function fakeKept(values: KeptValues = {}): Kept<KeptKey> & { all(): KeptValues } {
  const kept = new Map<KeptKey, unknown>(Object.entries(values) as [KeptKey, unknown][]);
  return {
    all: () => Object.fromEntries(kept),
    read: <Key extends KeptKey>(key: Key) => (kept.get(key) ?? null) as KeptValue<Key> | null,
    write: (key, value) => void kept.set(key, value),
    forget: (key) => void kept.delete(key),
  };
}

/** A tab in which this voucher is in use, and what else is kept there. */
export function keptWith(session: VoucherSession | null, values: KeptValues = {}) {
  const kept = fakeKept(values);
  if (session !== null) new VoucherStore(kept).write(session);
  return kept;
}

/** Whose the drafts are: the voucher's of this session. */
export function ownedBy(session: VoucherSession): KeptValues {
  const mark = voucherMark(session);
  return { draftsOf: { mark, until: null }, lastVoucher: mark };
}

/** A tab with this voucher in use, as its store sees it. */
export const storeWith = (session: VoucherSession | null = null) => new VoucherStore(keptWith(session));

/** A tab whose last redemption has left this receipt. */
export function lastReceipt(receipt: Receipt | null = null): LastReceipt {
  const last = new LastReceipt(fakeKept());
  if (receipt !== null) last.write(receipt);
  return last;
}
