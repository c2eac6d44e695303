import { FinishCharge } from '#application/charge/finishCharge.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { TakeThirdPartyEntry } from '#application/thirdParty/takeThirdPartyEntry.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { CodeAttemptLimit } from '#application/voucher/codeAttemptLimit.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TakeVoucher } from '#application/voucher/takeVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import { FinishVoucherOrder } from '#application/voucherOrder/finishVoucherOrder.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { BelongingsShelf } from '#infrastructure/kept/belongingsShelf.ts';
import { CHARGE_FORM } from '#infrastructure/kept/chargeNotes.ts';
import { ChargeShelf } from '#infrastructure/kept/chargeShelf.ts';
import { DONATION_FORM } from '#infrastructure/kept/donationNotes.ts';
import { DonationShelf } from '#infrastructure/kept/donationShelf.ts';
import { DraftShelf } from '#infrastructure/kept/draftShelf.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { type NoteForm, OrderShelf } from '#infrastructure/kept/orderShelf.ts';
import { PartnerShelf } from '#infrastructure/kept/partnerShelf.ts';
import { ReceiptShelf } from '#infrastructure/kept/receiptShelf.ts';
import { REDEMPTION_FORM } from '#infrastructure/kept/redemptionNotes.ts';
import { Shelf } from '#infrastructure/kept/shelf.ts';
import { ShelfMemory } from '#infrastructure/kept/shelfMemory.ts';
import { KEPT, type KeptRow } from '#domain/kept/table.ts';
import { VOUCHER_ORDER_FORM } from '#infrastructure/kept/voucherOrderNotes.ts';
import { VoucherOrderShelf } from '#infrastructure/kept/voucherOrderShelf.ts';
import { VoucherShelf } from '#infrastructure/kept/voucherShelf.ts';
import type { OrderNote } from '#domain/orders/note.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { fakeOtherTabs } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aCode } from '#tests/data/voucher.ts';
import { MemoryStorage } from './storages.ts';

export type KeyName = keyof typeof KEPT;
export const KEY_NAMES = Object.keys(KEPT) as readonly KeyName[];

/** A tab and its device, with the real use cases and adapters over the storage, which a test looks into. */
export function aKeptTab() {
  const storages = { tab: new MemoryStorage(), device: new MemoryStorage() };
  const tab = new Shelf(() => storages.tab);
  const time = { now };
  const clock = { now: () => time.now };
  const store = new VoucherShelf(tab);
  const belongings = new BelongingsShelf(tab);
  const memory = new ShelfMemory(tab, new Shelf(() => storages.device));
  const tabs = fakeOtherTabs();
  const end = new EndVoucher(store, memory, tabs);
  const take = new TakeVoucher(store, belongings, memory, end, clock);
  const spend = new SpendVoucher(store, memory, tabs);
  const keep = new KeepForRest(belongings, memory, clock);
  const bookOf = <Order extends OrderNote>(form: NoteForm<Order>) =>
    new OrderShelf(tab, new OpenOrderLook(tab), form);
  const books = {
    redemption: bookOf(REDEMPTION_FORM),
    donation: bookOf(DONATION_FORM),
    charge: bookOf(CHARGE_FORM),
    voucherOrder: bookOf(VOUCHER_ORDER_FORM),
  };
  const charges = new ChargeShelf(tab);
  const orders = new VoucherOrderShelf(tab);
  const textOf = (name: KeyName) => storages[KEPT[name].where].getItem(KEPT[name].text);

  return {
    store,
    memory,
    books,
    charges,
    time,
    end,
    tidy: new TidyBelongings(belongings, memory, clock),
    finishRedemption: new FinishRedemption(
      books.redemption,
      new DraftShelf(tab),
      new ReceiptShelf(tab),
      spend,
      keep,
    ),
    finishDonation: new FinishDonation(books.donation, new DonationShelf(tab), spend, keep, end),
    finishCharge: new FinishCharge(books.charge, charges, clock),
    finishVoucherOrder: new FinishVoucherOrder({
      book: books.voucherOrder,
      orders,
      spend,
      belongings,
      memory,
      clock,
    }),
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
      new TakeThirdPartyEntry(take, new PartnerShelf(tab)).execute({ session, partner: aPartner() }),
    restore: (session: VoucherSession) =>
      new RestoreVoucher(store, end, async () => done(session), clock).execute(),
    refresh: (session: VoucherSession) =>
      new RefreshToken({ refresh: async () => done(session) }, store, clock).execute(session),
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
