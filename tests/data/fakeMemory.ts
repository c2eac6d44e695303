import type { Kept } from '#application/kept/kept.ts';
import type { TabMemory } from '#application/ports/tabMemory.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import type { KeptPart } from '#domain/kept/retention.ts';
import type { fakeCharges } from './charge.ts';
import { clockAt, fakeBelongings, fakeOtherTabs, fakeVoucherStore } from './fakeTab.ts';

/** What forgets the contents of a fake. */
interface Forgetful {
  clear(): void;
}

/** The fakes of a tab, so far as a test has them. */
export interface Forgettable {
  readonly store?: ReturnType<typeof fakeVoucherStore>;
  readonly belongings?: ReturnType<typeof fakeBelongings>;
  readonly receipts?: readonly Forgetful[];
  readonly charges?: Pick<ReturnType<typeof fakeCharges>, 'forget' | 'forgetReceipt'>;
  readonly partner?: Forgetful;
  readonly requests?: readonly Forgetful[];
  readonly help?: readonly Forgetful[];
  readonly kept?: Pick<Kept<'rememberedShops'>, 'forget'>;
}

/** Forgets what fakes keep, and says of which parts. */
export function fakeMemory({
  store,
  belongings,
  receipts = [],
  charges,
  partner,
  requests = [],
  help = [],
  kept,
}: Forgettable = {}): TabMemory & { readonly forgotten: KeptPart[] } {
  const forgotten: KeptPart[] = [];
  const parts: Readonly<Record<KeptPart, () => void>> = {
    session: () => store?.clear(),
    belongings: () => belongings?.clear(),
    remainder: () => store?.clearBalanceAfter(),
    receipts: () => {
      for (const receipt of receipts) receipt.clear();
    },
    charge: () => charges?.forget(),
    charged: () => charges?.forgetReceipt(),
    partner: () => partner?.clear(),
    requests: () => {
      for (const typed of requests) typed.clear();
    },
    holder: () => belongings?.forgetHolder(),
    help: () => {
      for (const typed of help) typed.clear();
    },
    memory: () => kept?.forget('rememberedShops'),
  };
  return {
    forgotten,
    forget: (leaving) => {
      forgotten.push(...leaving);
      for (const part of leaving) parts[part]();
    },
  };
}

/** How a voucher begins, is spent from and ends in a tab of fakes. */
export function voucherLife(
  store = fakeVoucherStore(),
  belongings = fakeBelongings(),
  { memory = fakeMemory({ store, belongings }), tabs = fakeOtherTabs(), clock = clockAt() } = {},
) {
  const end = new EndVoucher(store, memory, tabs);
  return {
    end,
    memory,
    tabs,
    take: new TakeVoucher(store, belongings, memory, end, clock),
    spend: new SpendVoucher(store, memory, tabs),
    keep: new KeepForRest(belongings, memory, clock),
  };
}
