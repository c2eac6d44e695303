import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { shopNames, thanksTitleOf } from '#domain/redemption/thanksTitle.ts';
import { aRedemption, anItem } from '#tests/data/redemption.ts';

const by = (kind: Delivery['kind'], state: Delivery['state']): Delivery => ({
  kind,
  state,
  promisedBy: null,
});
const lines = (...deliveries: Delivery[]) => deliveries.map((delivery) => anItem({ delivery }));

it.each([
  ['sent', 'accepted without a word about the delivery', {}],
  ['sent', 'mailed', { delivery: by('EMAIL', 'SENT') }],
  ['sent', 'a document that was mailed', { delivery: by('PDF', 'SENT') }],
  ['code', 'a code that can be opened', { delivery: by('LINK', 'READY') }],
  ['document', 'a PDF that can be opened', { delivery: by('PDF', 'READY') }],
  ['document', 'a ZIP that can be opened', { delivery: by('ZIP', 'READY') }],
  ['preparing', 'not mailed yet', { delivery: by('EMAIL', 'PENDING') }],
  ['late', 'a shop that is late', { delivery: by('LINK', 'DELAYED') }],
  [
    'late',
    'shops that are all late',
    { delivery: by('EMAIL', 'DELAYED'), items: lines(by('EMAIL', 'DELAYED'), by('EMAIL', 'DELAYED')) },
  ],
  [
    'partlyLate',
    'one of two shops is late',
    { delivery: by('EMAIL', 'DELAYED'), items: lines(by('EMAIL', 'SENT'), by('EMAIL', 'DELAYED')) },
  ],
  ['posted', 'a parcel on its way', { delivery: by('POST', 'SENT') }],
  ['postPreparing', 'a parcel that nobody has packed', { delivery: by('POST', 'PENDING') }],
  ['postLate', 'a parcel that is late', { delivery: by('POST', 'DELAYED') }],
  [
    'partlyLate',
    'codes that are late beside a parcel on its way',
    { delivery: by('POST', 'DELAYED'), items: lines(by('POST', 'SENT'), by('EMAIL', 'DELAYED')) },
  ],
  ['held', 'on hold, whatever the delivery', { status: 'ON_HOLD', delivery: by('LINK', 'READY') }],
  ['returned', 'failed, whatever the delivery', { status: 'FAILED', delivery: by('EMAIL', 'SENT') }],
  ['returned', 'given back', { status: 'RETURNED_TO_BALANCE' }],
  ['undeliverable', 'a delivery that failed', { delivery: by('POST', 'FAILED') }],
] as const)('shows the title “%s” for %s', (title, _what, redemption) => {
  expect(thanksTitleOf(aRedemption(redemption))).toBe(title);
});

it('lists each shop once', () => {
  const items = [anItem(), anItem({ valueInCent: 10_00 }), anItem({ shopId: 'shop-2', shopName: 'Teehaus' })];
  expect(shopNames(items)).toEqual(['Bücherwurm', 'Teehaus']);
});
