import { keptCharge } from '#domain/charge/keptCharge.ts';
import { EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import { KEPT } from '#domain/kept/table.ts';
import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import type { About } from './about.ts';
import { aBrowser } from './aBrowser.ts';
import { fakeCalendar, fakeFiles, fakeScreenAwake } from './fakeDevice.ts';
import { type KeptValues, ownedBy } from './fakeKept.ts';
import { clockAt } from './fakeTab.ts';
import { fakeTurns } from './fakeTurns.ts';
import { now } from './moments.ts';
import { MemoryStorage } from './storages.ts';
import { voucherLife } from './voucherLife.ts';

/** Refuses some keys, like a browser whose storage is full or forbidden. */
class PickyStorage extends MemoryStorage {
  readonly #refused: readonly string[];

  constructor(refused: readonly string[]) {
    super();
    this.#refused = refused;
  }

  override setItem(key: string, value: string): void {
    if (this.#refused.includes(key)) throw new DOMException('It is not kept.', 'QuotaExceededError');
    super.setItem(key, value);
  }
}

/** A clock, stored values and device features. */
export function deviceOf(about: About) {
  const lasts = about.storageLasts ?? true;
  const isForgetful = about.drafts?.forgetful === true || about.giving?.forgetful === true;
  const notes = [KEPT.pendingRedemption.text, KEPT.pendingDonation.text];
  const refused = [...(lasts ? [] : [KEPT.probe.text]), ...(isForgetful ? notes : [])];
  const browser = aBrowser({ tab: new PickyStorage(refused), device: new MemoryStorage() });
  const { kept, pendingStores } = browser;
  for (const [key, value] of Object.entries(valuesOf(about))) {
    if (value !== undefined) kept.write(key as keyof KeptValues, value);
  }
  if (about.drafts?.pendingOrder) pendingStores.redemption.write(about.drafts.pendingOrder);
  if (about.giving?.pendingOrder) pendingStores.donation.write(about.giving.pendingOrder);
  const clock = clockAt(about.at ?? now);
  // What these tests type was typed just now: their clock stands still.
  kept.write('usedAt', clock.now());
  return {
    ...browser,
    ...voucherLife(kept, { clock }),
    calendar: fakeCalendar(),
    clock,
    files: fakeFiles(),
    screenAwake: fakeScreenAwake(about.staysAwake ?? true),
    turns: fakeTurns(),
  };
}

export type Device = ReturnType<typeof deviceOf>;

/** The values stored before the page opens. */
function valuesOf({ drafts, giving, charging, ordering, helping, ...about }: About): KeptValues {
  const values = {
    language: about.locale ?? 'de',
    ...(about.session && ownedBy(about.session)),
    customerDraft: drafts?.customer,
    redemptionDraft: drafts?.redemption,
    basket: drafts?.basket,
    donationDraft: giving?.draft,
    donationReceipt: giving?.receipt,
    chargeEntry: charging?.entry && { ...EMPTY_CHARGE, ...charging.entry },
    charge: charging?.draft && keptCharge(charging.draft),
    chargeReceipt: charging?.receipt,
    topUpPlace: charging?.place,
    voucherOrderEntry: ordering?.entry && { ...EMPTY_ORDER, ...ordering.entry },
    voucherOrder: ordering?.order,
    voucherOrderReceipt: ordering?.receipt,
    helpDraft: helping?.draft,
    helpTicket: helping?.ticket,
    partner: about.partner,
    rememberedShops: about.remembered ?? undefined,
    prepaidEndAmount: about.lastEndAmount,
  };
  // Omits what the test does not set.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
