import { expect, it } from 'vitest';
import { ADA, ADDRESS, outboxOf } from './shopping.ts';
import { codeOf, payloadOf, Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

/** Ids of organisations: one confirms by mail, one by post, one not at all. */
const BY_MAIL = '11';
const BY_POST = '12';
const WITHOUT_RECEIPT = '14';

type Answered = Wire['Donation'] & Wire['Problem'];

function gift(changes: object = {}): Wire['DonationRequest'] {
  return {
    donationId: crypto.randomUUID(),
    organisationId: BY_MAIL,
    valueInCent: 2000,
    receipt: false,
    customer: ADA,
    confirmations: { notesRead: true },
    ...changes,
  };
}

function donate(visitor: Visitor, token: string, body: object, key: string = crypto.randomUUID()) {
  return visitor.post<Answered>('/api/v2/donation', body, { token, key });
}

async function balanceOf(visitor: Visitor, token: string): Promise<number> {
  const path = '/api/v2/voucher/token/refresh';
  const { body } = await visitor.post<Wire['VoucherToken']>(path, undefined, { token });
  return payloadOf(body.token).voucher.balanceInCent;
}

it('describes organisations in the language of the person, with a picture of each', async () => {
  const visitor = new Visitor();
  const read = async (language: string) =>
    (await visitor.get<Wire['AidOrganisation'][]>('/api/v2/donation/organisations/1', { language })).body;
  const lists = await Promise.all(['de', 'en', 'fr', 'it', 'nl'].map(read));
  expect(new Set(lists.map(([first]) => first?.description)).size).toBe(5);
  expect(lists[0]?.map(({ receiptAvailable }) => receiptAvailable)).toEqual([true, true, true, false]);
  expect((await visitor.get('/api/v2/donation/organisations/0')).status).toBe(404);
});

it('forwards the whole value and takes it off the voucher', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const body = gift();
  const answer = await donate(visitor, token, body);
  expect([answer.status, answer.body]).toEqual([
    201,
    {
      donationId: body.donationId,
      orderNumber: expect.stringMatching(/^[1-9]{9}$/) as string,
      organisation: { id: BY_MAIL, name: 'Brunnenwerk' },
      currency: 'EUR',
      valueInCent: 2000,
      forwardedInCent: 2000,
      remainingBalanceInCent: 3000,
      createdAt: '2026-11-21T12:00:00Z',
    },
  ]);
  expect(await balanceOf(visitor, token)).toBe(3000);
  expect((await visitor.get(`/api/v2/donation/${body.donationId}`)).body).toEqual(answer.body);
  expect(await outboxOf(visitor)).toMatchObject([{ to: ADA.email, links: [] }]);
});

it('is answered with "never arrived" while nothing was given', async () => {
  const answer = await new Visitor().get<Wire['Problem']>(`/api/v2/donation/${crypto.randomUUID()}`);
  expect([answer.status, answer.body.moneyState]).toEqual([404, 'untouched']);
});

it('gives once, however often it is sent', async () => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const body = gift();
  const key = crypto.randomUUID();
  const first = await donate(visitor, token, body, key);
  expect((await donate(visitor, token, body, key)).body).toEqual(first.body);
  const again = await donate(visitor, token, body);
  expect([again.status, again.body.moneyState]).toEqual([409, 'spent']);
  expect((await visitor.post('/api/v2/donation', body, { token })).status).toBe(400);
  expect(await balanceOf(visitor, token)).toBe(3000);
});

it.each([
  [BY_MAIL, 'EMAIL', ['mail', 'mail']],
  [BY_POST, 'POST', ['letter', 'mail']],
])('confirms a gift to organisation %s by %s', async (organisationId, receiptBy, channels) => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const homeless = await donate(visitor, token, gift({ organisationId, receipt: true }));
  expect([homeless.status, homeless.body.errors[0]?.pointer]).toEqual([400, '/customer/street']);
  const customer = { ...ADA, ...ADDRESS };
  const { body } = await donate(visitor, token, gift({ organisationId, receipt: true, customer }));
  expect(body.receiptBy).toBe(receiptBy);
  expect((await outboxOf(visitor)).map(({ channel }) => channel)).toEqual(channels);
});

it.each([
  [{ organisationId: WITHOUT_RECEIPT, receipt: true }, 422, 'STDx1'],
  [{ organisationId: '99' }, 404, undefined],
  [{ valueInCent: 5001 }, 422, 'VCRx30'],
  [{ valueInCent: 0 }, 400, 'STDx1'],
  [{ confirmations: { notesRead: false } }, 422, 'STDx1'],
  [{ donationId: 'mine' }, 400, 'STDx1'],
])('moves nothing for a gift with %j', async (changes, status, code) => {
  const visitor = new Visitor();
  const token = await visitor.tokenOf('spendable');
  const answer = await donate(visitor, token, gift(changes));
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  expect(await balanceOf(visitor, token)).toBe(5000);
});
