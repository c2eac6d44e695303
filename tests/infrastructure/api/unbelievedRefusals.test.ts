import { expect, it } from 'vitest';
import { isLost } from '#domain/orders/outcome.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import { HttpActivationApi } from '#infrastructure/api/activationApi.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import { FIRST } from '#tests/data/activation.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonationId } from '#tests/data/donation.ts';
import { aPayment } from '#tests/data/payment.ts';
import { anIdempotencyKey, anOpenOrder, anOrder } from '#tests/data/redemption.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';
import { aBackend, anApi, answering, html, json, problem } from './backend.ts';

const backend = aBackend();
const client = () => anApi({ voucherToken: () => 'a.b.c' });
const CARD = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://a.example/payment/unzer-return' };
const IDENT = 'post/482910401/aH6pD9sA5uZk0tTq' as ActivationIdent;
const gateway = () => new HttpPaymentGateway(client());

/** Every call that moves value at once or may do so, with the path on which it is sent. */
const MOVERS = [
  ['a redemption', '/v2/redeem', () => new HttpRedemptionApi(client()).redeem(anOrder(), anIdempotencyKey)],
  [
    'a donation',
    '/v2/donation',
    () =>
      new HttpDonationApi(client()).give(
        {
          id: aDonationId,
          organisationId: 'org-1',
          valueInCent: 25_00,
          wantsReceipt: false,
          customer: aCustomer(),
          startingPoint: { source: 'newsletter', campaignName: '' },
          notesRead: true,
        },
        anIdempotencyKey,
      ),
  ],
  [
    'a top-up by card',
    '/v2/voucher/charge/init/unzer',
    () => gateway().beginCard({ kind: 'charge', order: aPendingCharge(), beside: null }, CARD),
  ],
  [
    'a difference by card',
    '/v2/redeem',
    () =>
      gateway().beginCard(
        { kind: 'redemption', order: { ...anOpenOrder(), payment: aPayment() }, beside: anOrder() },
        CARD,
      ),
  ],
  [
    'an order of vouchers by card',
    '/v2/voucher/order',
    () =>
      gateway().beginCard(
        {
          kind: 'voucher-order',
          order: aPendingVoucherOrder(),
          beside: { customer: aCustomer(), token: null },
        },
        CARD,
      ),
  ],
  ['an activation', '/v2/activation', () => new HttpActivationApi(client()).activate(IDENT, [FIRST])],
] as const;

const STATUSES = [401, 403, 404, 408, 425, 429, 500, 502, 503, 504];
const WAIT = { 'Retry-After': '30' };

const EACH = MOVERS.flatMap(([name, path, send]) => STATUSES.map((status) => ({ name, status, path, send })));

it.each(EACH)('leaves the outcome of $name open after a gateway refused with $status', async (mover) => {
  const { path, send, status } = mover;
  const answers = [
    () => html(status),
    () => json({ message: 'no' }, { status, headers: WAIT }),
    () => problem(status, [], {}, WAIT),
    () => problem(status, ['GATEx1']),
  ];
  for (const answer of answers) {
    backend.use(answering('post', path, answer));
    const told = await send();
    expect(!told.ok && isLost(told.fault)).toBe(true);
  }
});

it.each(MOVERS)(
  'accepts a refusal of %s with an error code of the contract, and its countdown',
  async (_, path, send) => {
    const answer = () => problem(429, ['RDMx3'], { moneyState: 'reserved' }, WAIT);
    backend.use(answering('post', path, answer));
    const told = await send();
    expect(told).toMatchObject({
      fault: { kind: 'safety-lock', moneyState: 'reserved', retryAfterSeconds: 30 },
    });
    if (!told.ok) expect(isLost(told.fault)).toBe(false);
  },
);
