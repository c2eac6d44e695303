import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { isAtHand, openingOf } from '#domain/redemption/opening.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { aLinkToken, aRedemption, anItem } from '#tests/data/redemption.ts';

const READY: Delivery = { state: 'READY', kind: 'LINK', promisedBy: null };
const item = anItem({ redeemLinkToken: aLinkToken as RedeemLinkToken });
const documentIdent = 'vd-0123456789';
const fraudPreventionIdent = 'fp-0123456789';

it('opens the only code once it is ready', () => {
  expect(openingOf(aRedemption({ items: [item], delivery: READY }))).toEqual({ kind: 'code', item });
});

it('opens a document that is ready, with all its codes', () => {
  const delivery: Delivery = { ...READY, kind: 'ZIP' };
  expect(openingOf(aRedemption({ delivery, documentIdent }))).toEqual({
    kind: 'document',
    ident: documentIdent,
  });
});

it('opens the check of a held redemption, and no code or document', () => {
  const held = aRedemption({ status: 'ON_HOLD', items: [item], delivery: READY, fraudPreventionIdent });
  expect(openingOf(held)).toEqual({ kind: 'check', ident: fraudPreventionIdent });
  expect(openingOf({ ...held, fraudPreventionIdent: null })).toBeNull();
});

it.each([
  ['nothing was redeemed', { items: [], delivery: READY }],
  ['there are several lines, which open their own codes', { items: [item, item], delivery: READY }],
  ['nothing opens it', { items: [anItem()], delivery: READY }],
  ['it is still to come', { items: [item], delivery: { ...READY, state: 'PENDING' } }],
  ['it is late', { items: [item], delivery: { ...READY, state: 'DELAYED' } }],
  ['nobody knows how it comes', { items: [item], delivery: null }],
  [
    'the document is not written yet',
    { delivery: { ...READY, state: 'PENDING', kind: 'PDF' }, documentIdent },
  ],
  ['the money is back', { items: [item], delivery: READY, status: 'FAILED' }],
] as const)('opens nothing where %s', (_why, about) => {
  expect(openingOf(aRedemption(about))).toBeNull();
});

it('reports for each line separately whether it is ready', () => {
  const late = anItem({ ...item, delivery: { ...READY, state: 'DELAYED' } });
  const redemption = aRedemption({ items: [item, late], delivery: READY });
  expect(redemption.items.map((line) => isAtHand(redemption, line))).toEqual([true, false]);
});
