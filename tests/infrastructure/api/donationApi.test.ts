import { expect, it } from 'vitest';
import type { DonationOrder } from '#application/ports/donationApi.ts';
import { done } from '#domain/core/result.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonation, aDonationId } from '#tests/data/donation.ts';
import { anIdempotencyKey } from '#tests/data/redemption.ts';
import { aBackend, anApi, answering, html, json, networkError, problem, seen } from './backend.ts';

const backend = aBackend();
const api = () => new HttpDonationApi(anApi({ voucherToken: () => 'a.b.c' }));

const ORDER: DonationOrder = {
  id: aDonationId,
  organisationId: 'org-1',
  valueInCent: 25_00,
  wantsReceipt: false,
  customer: aCustomer(),
  startingPoint: { source: 'newsletter', campaignName: 'xmas' },
  notesRead: true,
};

const wireDonation = {
  donationId: aDonationId,
  orderNumber: 'D-2002',
  organisation: { id: 'org-1', name: 'Brunnenwerk' },
  currency: 'EUR',
  valueInCent: 25_00,
  forwardedInCent: 25_00,
  remainingBalanceInCent: 25_00,
  createdAt: '2026-11-21T10:00:00Z',
};

function list(answer: () => Response) {
  backend.use(answering('get', '/v2/donation/organisations/1', answer));
  return api().organisations(1);
}

function give(answer: () => Response, order = ORDER) {
  backend.use(answering('post', '/v2/donation', answer));
  return api().give(order, anIdempotencyKey);
}

function find(answer: () => Response) {
  backend.use(answering('get', `/v2/donation/${aDonationId}`, answer));
  return api().find(aDonationId);
}

it('lists the readable organisations with their descriptions', async () => {
  const answer = await list(() =>
    json([
      {
        id: 5,
        name: 'Brunnenwerk',
        logo: '/organisations/a.svg',
        description: 'Water.',
        receiptAvailable: true,
      },
      { id: '6', name: 'Lesefunke', logo: 'https://elsewhere.example/a.svg' },
      { id: '7' },
      'nobody',
    ]),
  );
  expect(answer).toEqual(
    done([
      {
        id: '5',
        name: 'Brunnenwerk',
        logo: '/organisations/a.svg',
        description: 'Water.',
        receiptAvailable: true,
      },
      { id: '6', name: 'Lesefunke', logo: null, description: '', receiptAvailable: false },
    ]),
  );
});

it('sends the donation with its key, its id, the voucher token and the form', async () => {
  expect(await give(() => json(wireDonation, { status: 201 }))).toEqual(done(aDonation()));
  const [request] = seen;
  expect(request?.headers.get('Idempotency-Key')).toBe(anIdempotencyKey);
  expect(request?.headers.get('x-jwt-token')).toBe('a.b.c');
  const { salutation, firstName, lastName, email } = aCustomer();
  expect(await request?.json()).toEqual({
    donationId: aDonationId,
    organisationId: 'org-1',
    valueInCent: 25_00,
    receipt: false,
    customer: { salutation, firstName, lastName, email, repeatEmail: email, donationReceipt: false },
    confirmations: { notesRead: true },
    redeemStartingPoint: { source: 'newsletter', campaignName: 'xmas' },
  });
});

it('sends the address for a receipt, and returns how the receipt arrives', async () => {
  const address = {
    company: '',
    street: 'Lindenweg',
    streetNumber: '4',
    additionalAddress: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  };
  const order = { ...ORDER, wantsReceipt: true, customer: { ...aCustomer(), address } };
  const answer = await give(() => json({ ...wireDonation, receiptBy: 'POST' }), order);
  expect(answer).toEqual(done(aDonation({ receiptBy: 'POST' })));
  expect(await seen[0]?.json()).toMatchObject({
    receipt: true,
    customer: { ...address, donationReceipt: true },
  });
});

it.each([
  ['network trouble', networkError, { kind: 'offline' }],
  ['a web page', () => html(), { kind: 'unreadable-answer' }],
  ['a proxy’s 404', () => html(404), { kind: 'unreadable-answer' }],
  ['odd money', () => json({ ...wireDonation, forwardedInCent: '0' }), { kind: 'unreadable-answer' }],
  ['an organisation that is gone', () => problem(404, []), { kind: 'organisation-gone' }],
  ['too little credit', () => problem(422, ['VCRx30']), { kind: 'insufficient-credit', code: 'VCRx30' }],
  ['a fault within', () => problem(500, []), { kind: 'server-down', moneyState: 'unknown' }],
])('maps a refused donation: %s', async (_what, answer, fault) => {
  expect(await give(answer)).toMatchObject({ ok: false, fault });
});

it('finds a donation by its id', async () => {
  expect(await find(() => json(wireDonation))).toEqual(done(aDonation()));
});

it('reports a donation as never arrived only after an answer of the backend itself', async () => {
  expect(await find(() => problem(404, []))).toEqual(done(null));
  expect(await find(() => html(404))).toMatchObject({ ok: false, fault: { kind: 'unreadable-answer' } });
  expect(await find(() => problem(403, []))).toMatchObject({ ok: false, fault: { kind: 'unknown' } });
});

it('reports that the organisations cannot be listed', async () => {
  expect(await list(() => html(404))).toMatchObject({ ok: false });
});
