import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { isRestNext, ticketsOf } from '#domain/redemption/tickets.ts';
import { aLinkToken, aReceipt, aRedemption, anItem } from '#tests/data/redemption.ts';

const by = (kind: Delivery['kind'], state: Delivery['state']): Delivery => ({
  kind,
  state,
  promisedBy: null,
});
const token = aLinkToken as RedeemLinkToken;
const opened = anItem({ redeemLinkToken: token });
const stored = anItem();
const ready = by('LINK', 'READY');

const panels = (redemption: Partial<Redemption>, awaitsLinks = false) =>
  ticketsOf(aRedemption(redemption), awaitsLinks).map(({ items, panel }) => [items.length, panel]);

it('seals a code that opens here', () => {
  expect(panels({ delivery: ready, items: [opened] })).toEqual([[1, { kind: 'seal', item: opened, token }]]);
});

it('gives each line a ticket of its own where any opens, also those that are late', () => {
  const late = anItem({ delivery: by('LINK', 'DELAYED') });
  const delivery = by('LINK', 'DELAYED');
  const own = anItem({ redeemLinkToken: token, delivery: ready });
  expect(panels({ delivery, items: [late, own] })).toEqual([
    [1, { kind: 'said' }],
    [1, { kind: 'seal', item: own, token }],
  ]);
});

it('seals a code whose link is requested again, and refers to the mail once it is known not to come', () => {
  expect(panels({ delivery: ready, items: [stored] }, true)).toEqual([
    [1, { kind: 'seal', item: stored, token: null }],
  ]);
  expect(panels({ delivery: ready, items: [stored] })).toEqual([[1, { kind: 'said' }]]);
});

it('opens documents and checks for all lines at once', () => {
  const items = [stored, stored];
  expect(panels({ delivery: by('PDF', 'READY'), documentIdent: 'vd-1', items })).toEqual([
    [2, { kind: 'document', ident: 'vd-1' }],
  ]);
  expect(panels({ status: 'ON_HOLD', fraudPreventionIdent: 'fp-1', items })).toEqual([
    [2, { kind: 'check', ident: 'fp-1' }],
  ]);
});

it.each([
  ['a mail', { delivery: by('EMAIL', 'SENT') }],
  ['an unknown delivery', { delivery: null }],
  ['a parcel', { delivery: by('POST', 'SENT') }],
  ['a check that opens by mail only', { status: 'ON_HOLD' }],
  ['a document that opens by mail only', { delivery: by('PDF', 'READY') }],
  ['a late code', { delivery: by('LINK', 'DELAYED'), items: [opened] }],
] as const)('only says where the code is: %s', (_, redemption) => {
  expect(panels(redemption, true)).toEqual([[1, { kind: 'said' }]]);
});

it.each([
  { status: 'FAILED', delivery: ready, items: [opened] },
  { status: 'RETURNED_TO_BALANCE' },
  { delivery: by('EMAIL', 'FAILED') },
] as const)('has no ticket for an order that came to nothing', (redemption) => {
  expect(panels(redemption)).toEqual([]);
});

const restNext = (redemption: Partial<Redemption>, amountInCent: number | null = 25_00) =>
  isRestNext(
    aReceipt({ redemption: aRedemption(redemption), balance: { amountInCent, currency: 'EUR' } }),
    false,
  );

it.each([
  ['a mail is yet to be written', { delivery: by('EMAIL', 'PENDING') }],
  ['a shop is late', { delivery: by('LINK', 'DELAYED') }],
  ['a parcel is on its way', { delivery: by('POST', 'SENT') }],
  ['the money came back', { status: 'RETURNED_TO_BALANCE' }],
] as const)('suggests redeeming the rest where %s, if there is one', (_, redemption) => {
  expect(restNext(redemption)).toBe(true);
  for (const left of [0, null]) expect(restNext(redemption, left)).toBe(false);
});

it.each([
  ['the code opens', { delivery: ready, items: [opened] }],
  ['the link was mailed', { delivery: by('EMAIL', 'SENT') }],
  ['nothing is known of the delivery', {}],
  ['a code is ready whose link this page has not', { delivery: ready }],
  ['the check opens by mail only', { status: 'ON_HOLD' }],
  ['nothing can be delivered', { delivery: by('EMAIL', 'FAILED') }],
] as const)('does not suggest it where %s', (_, redemption) => {
  expect(restNext(redemption)).toBe(false);
});
