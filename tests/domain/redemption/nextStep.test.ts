import { expect, it } from 'vitest';
import type { Delivery } from '#domain/redemption/delivery.ts';
import { nextStepOf } from '#domain/redemption/nextStep.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import { aLinkToken, aReceipt, aRedemption, anItem } from '#tests/data/redemption.ts';

const by = (kind: Delivery['kind'], state: Delivery['state']): Delivery => ({
  kind,
  state,
  promisedBy: null,
});
const opened = anItem({ redeemLinkToken: aLinkToken as RedeemLinkToken });

function next(redemption: Partial<Redemption>, amountInCent: number | null = 25_00) {
  return nextStepOf(
    aReceipt({ redemption: aRedemption(redemption), balance: { amountInCent, currency: 'EUR' } }),
  );
}

it('suggests opening what can be opened, whatever the balance', () => {
  const ready = by('LINK', 'READY');
  expect(next({ delivery: ready, items: [opened] })).toEqual({ kind: 'code', item: opened });
  expect(next({ delivery: by('PDF', 'READY'), documentIdent: 'vd-1' })).toMatchObject({ kind: 'document' });
  expect(next({ status: 'ON_HOLD', fraudPreventionIdent: 'fp-1' })).toMatchObject({ kind: 'check' });
  expect(next({ delivery: ready, items: [opened, anItem(), opened] })).toEqual({
    kind: 'codes',
    items: [opened, opened],
  });
});

it.each([
  ['mail', 'the link was mailed', { delivery: by('EMAIL', 'SENT') }],
  ['mail', 'nothing is known of the delivery', {}],
  ['mail', 'a code is ready whose link this page has not', { delivery: by('LINK', 'READY') }],
  ['mail', 'the check opens by the mail only', { status: 'ON_HOLD' }],
  ['help', 'nothing can be delivered', { delivery: by('EMAIL', 'FAILED') }],
] as const)('suggests %s where %s, whatever the balance', (kind, _where, redemption) => {
  for (const left of [25_00, 0, null]) expect(next(redemption, left)).toEqual({ kind });
});

it.each([
  ['a mail is yet to be written', { delivery: by('EMAIL', 'PENDING') }],
  ['a shop is late', { delivery: by('LINK', 'DELAYED') }],
  ['a parcel is on its way', { delivery: by('POST', 'SENT') }],
] as const)('suggests redeeming the rest where %s, or waiting without one', (_where, redemption) => {
  expect(next(redemption)).toEqual({ kind: 'rest' });
  for (const left of [0, null]) expect(next(redemption, left)).toEqual({ kind: 'wait' });
});

it('suggests redeeming a returned value again, or asking for help', () => {
  expect(next({ status: 'RETURNED_TO_BALANCE' })).toEqual({ kind: 'rest' });
  expect(next({ status: 'FAILED' }, null)).toEqual({ kind: 'help' });
});
