import type { Kept, KeptChanges } from '#application/kept/kept.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import type { KeptKey, KeptValue } from '#domain/kept/table.ts';
import type { Receipt } from '#domain/redemption/receipt.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';

/** Stored values by key. */
export type KeptValues = { readonly [Key in KeptKey]?: KeptValue<Key> };

type FakeKept = Kept<KeptKey> &
  KeptChanges & {
    all(): KeptValues;
    /** As another tab does while the browser has frozen this one. */
    writeUnheard: Kept<KeptKey>['write'];
  };

/** A browser with these stored values; `all()` returns the current ones. */
export function fakeKept(values: KeptValues = {}): FakeKept {
  const kept = new Map<KeptKey, unknown>(Object.entries(values) as [KeptKey, unknown][]);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    all: () => Object.fromEntries(kept),
    read: <Key extends KeptKey>(key: Key) => (kept.get(key) ?? null) as KeptValue<Key> | null,
    write: (key, value) => {
      kept.set(key, value);
      tell();
    },
    writeUnheard: (key, value) => void kept.set(key, value),
    forget: (key) => {
      kept.delete(key);
      tell();
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

/** A tab with this voucher in use and further stored values. */
export function keptWith(session: VoucherSession | null, values: KeptValues = {}) {
  const kept = fakeKept(values);
  if (session !== null) new VoucherStore(kept).write(session);
  return kept;
}

/** Makes the session's voucher the owner of the drafts. */
export function ownedBy(session: VoucherSession): KeptValues {
  const mark = voucherMark(session);
  return { addressee: mark, draftOwner: mark, lastVoucher: mark };
}

/** The voucher store of a tab with this voucher in use. */
export const storeWith = (session: VoucherSession | null = null) => new VoucherStore(keptWith(session));

/** The session of a page that has restored this voucher. */
export function sessionOf(kept: Kept<KeptKey>): TabSession {
  const session = new TabSession(kept);
  session.resume();
  return session;
}

/** A tab with this receipt. */
export function lastReceipt(receipt: Receipt | null = null): LastReceipt {
  const last = new LastReceipt(fakeKept());
  if (receipt !== null) last.write(receipt);
  return last;
}
