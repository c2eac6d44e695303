import { OrderReconciler } from '#application/orders/orderReconciler.ts';
import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';
import type { PaidOrder } from '#application/orders/orderKind.ts';
import type { PendingOrder } from '#domain/orders/pendingOrder.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { ForgetRest } from '#application/voucher/forgetRest.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';
import { aBrowser } from '#tests/data/aBrowser.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { now } from '#tests/data/moments.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aCode } from '#tests/data/voucher.ts';

export type KeyName = keyof typeof KEPT;
export const KEY_NAMES = Object.keys(KEPT) as readonly KeyName[];

/** A tab and its device, with the real use cases and adapters over the storage, which a test looks into. */
export function aKeptTab() {
  const browser = aBrowser();
  const { pendingStores, kept, storages } = browser;
  const time = { now };
  const clock = { now: () => time.now, deviceNow: () => time.now };
  const { end, keep, leave, spend, store, tabSession, take } = voucherLife(kept, { clock });
  const receipt = new LastReceipt(kept);
  const textOf = (name: KeyName) => storages[KEPT[name].where].getItem(KEPT[name].text);

  const ofPayment = ({ payment }: { payment: PendingPayment }) => payment.reference as string;
  /** What an order leaves behind, and its note, as its run ends it. */
  const finishing = <Order extends PendingOrder, Value>(
    pendingStore: PendingOrderStore<Order>,
    idOf: (order: Order) => string,
    finish: { execute(value: Value, order: Order): void },
  ) => {
    const kind = { idOf, finish: (value: Value, order: Order) => finish.execute(value, order) };
    const reconciler = new OrderReconciler<Order, Value>(
      () => kind as PaidOrder<Order, never, Value>,
      pendingStore,
      () => undefined,
      clock,
    );
    return { execute: (value: Value, order: Order) => reconciler.finish(value, order) };
  };

  return {
    browser,
    store,
    pendingStores,
    time,
    end,
    leave,
    finishRedemption: finishing(
      pendingStores.redemption,
      ({ quote }) => quote.id,
      new FinishRedemption(kept, receipt, spend, keep),
    ),
    finishDonation: finishing(
      pendingStores.donation,
      ({ id }) => id,
      new FinishDonation(kept, spend, keep, end),
    ),
    finishCharge: finishing(pendingStores.charge, ofPayment, new FinishCharge(kept, clock)),
    finishVoucherOrder: finishing(
      pendingStores.voucherOrder,
      ofPayment,
      new FinishVoucherOrder(kept, spend, clock),
    ),
    enter: (session: VoucherSession) =>
      new EnterVoucherCode(
        { open: async () => done(session) },
        take,
        new CodeAttemptLimit(fakeKept(), clock),
        clock,
      ).execute({
        code: aCode(),
        voucherCategory: 1,
        captcha: '',
      }),
    follow: async (session: VoucherSession) =>
      new TakeThirdPartyEntry(take, kept).execute({ session, partner: aPartner(), seen: 0 }),
    restore: (session: VoucherSession) =>
      new RestoreVoucher(tabSession, kept, end, async () => done(session), clock).execute(),
    refresh: (session: VoucherSession) =>
      new RefreshToken(
        { refresh: async () => done(session) },
        tabSession,
        clock,
        new ForgetRest(kept, receipt),
      ).execute(session),
    /** Puts something under each of these keys, as if it was kept for the voucher in use. */
    put: (names: readonly KeyName[]) => {
      for (const name of names) {
        const { text, where }: KeptRow<unknown> = KEPT[name];
        storages[where].setItem(text, `"${name} of the voucher before"`);
      }
    },
    /** What lies under each key, as text; null where nothing does. */
    kept: () => new Map(KEY_NAMES.map((name) => [name, textOf(name)])),
  };
}

export type KeptTab = ReturnType<typeof aKeptTab>;
