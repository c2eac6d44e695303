import { http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import { DonationKind } from '#application/donation/donationKind.ts';
import { FinishDonation } from '#application/donation/finishDonation.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { PendingDonation } from '#domain/donation/donation.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { newDonationId } from '#infrastructure/ids/donationIds.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { createSandbox } from '#sandbox/app.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { anOpenDonation } from '#tests/data/donation.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt, fakeDonationPendingStore } from '#tests/data/fakeTab.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { aBackend, anApi } from './backend.ts';

/** A gateway that refuses a donation which the backend has carried out, or will carry out late. */
const backend = aBackend();
let sandbox: ReturnType<typeof createSandbox>;
let token: string;
let code: string;
let organisationId: string;
let sent: string[];

beforeEach(async () => {
  sandbox = createSandbox();
  sent = [];
  backend.use(
    http.all('http://api.test/api/*', async ({ request }) => {
      if (request.method === 'POST') sent.push(await request.clone().text());
      return sandbox.fetch(request);
    }),
  );
  ({ code } = await told<{ code: string }>('/sandbox/vouchers', { site: 'de' }));
  ({ token } = await told<{ token: string }>('/sandbox/tokens', { code }));
  const [first] = await told<{ id: string }[]>('/api/v2/donation/organisations/1');
  organisationId = first?.id ?? '';
});

async function told<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  return (await (await sandbox.request(`http://de.localhost:3000${path}`, init)).json()) as T;
}

async function balance(): Promise<number | undefined> {
  const vouchers = await told<{ code: string; balanceInCent: number }[]>('/sandbox/vouchers');
  return vouchers.find((voucher) => voucher.code === code)?.balanceInCent;
}

/** A holder who donates 25.00 of 50.00, each time with the id and key of a new press. */
function aDonor() {
  const kept = fakeKept();
  const { spend, keep, end } = voucherLife();
  const finish = new FinishDonation(kept, spend, keep, end);
  const kind = new DonationKind(new HttpDonationApi(anApi({ voucherToken: () => token })), finish);
  const store = fakeDonationPendingStore();
  const run = new OrderRun(() => kind, store, freeTurns(), clockAt());
  const draft = { ...anOpenDonation().draft, organisationId };
  const press = () => {
    const order: PendingDonation = anOpenDonation({ id: newDonationId(), key: newIdempotencyKey(), draft });
    return run.press(order, { organisationId, wantsReceipt: false, customer: aCustomer() });
  };
  return { run, store, press, kept };
}

const GATEWAYS = [
  { status: 429, retryAfterSeconds: 30 },
  { status: 503 },
  { status: 404 },
  { status: 408 },
  { status: 425 },
  { status: 401 },
  { status: 502, body: { message: 'upstream' } },
];

it.each(GATEWAYS)('finds a donation that a gateway refused with %j after it was made', async (gateway) => {
  await told('/sandbox/faults', { path: '/v2/donation', network: 'gateway', times: 1, ...gateway });
  const { run, press, kept } = aDonor();
  expect(await press()).toBe(true);
  expect(run.state.kind).toBe('placed');
  expect(kept.read('donationReceipt')).toMatchObject({
    donation: { forwardedInCent: 25_00, remainingBalanceInCent: 25_00 },
  });
  expect(await balance()).toBe(25_00);
});

it.each(GATEWAYS)(
  'makes one donation of two presses if the lookup after %j came too early',
  async (gateway) => {
    await told('/sandbox/faults', { path: '/v2/donation', network: 'gateway', times: 1, ...gateway });
    await told('/sandbox/faults', { path: '/v2/donation/*', method: 'GET', status: 404, times: 1 });
    const { run, store, press, kept } = aDonor();
    await press();
    expect(run.state).toMatchObject({ kind: 'refused', problem: { moneyState: 'untouched' } });
    expect(store.read()).toMatchObject({ standing: 'missed' });
    expect(await press()).toBe(true);
    const ids = sent.map((body) => (JSON.parse(body) as { donationId: string }).donationId);
    expect(new Set(ids).size).toBe(1);
    expect(kept.read('donationReceipt')).not.toBeNull();
    expect(await balance()).toBe(25_00);
  },
);
