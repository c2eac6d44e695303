import { http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import { answeredQuestion } from '#domain/voucher/securityQuestion.ts';
import type { Result } from '#domain/core/result.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { parseRedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import type { ApiClient } from '#infrastructure/api/client.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import { HttpSecurityQuestionApi } from '#infrastructure/api/securityQuestionApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { HttpSiteConfigApi } from '#infrastructure/api/siteConfigApi.ts';
import { HttpVoucherApi } from '#infrastructure/api/voucherApi.ts';
import { ServerClock } from '#infrastructure/clock/serverClock.ts';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { createSandbox } from '#sandbox/app.ts';
import { SITES } from '#sites/index.ts';
import { anOrder } from '#tests/data/redemption.ts';
import { aCode } from '#tests/data/voucher.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { aBackend, anApi } from './backend.ts';

/** The adapters against the stand-in backend: both sides read the contract, and here they must agree. */
const backend = aBackend();
let sandbox: ReturnType<typeof createSandbox>;
let held: VoucherSession | null;
let api: ApiClient;
const clock = new ServerClock(() => {});

beforeEach(() => {
  sandbox = createSandbox();
  held = null;
  api = anApi({
    acceptLanguage: () => 'de-DE',
    voucherToken: () => held?.token ?? null,
    onDate: (...all) => clock.learn(...all),
    onCall: () => {},
  });
  backend.use(http.all('http://api.test/api/*', ({ request }) => sandbox.fetch(request)));
});

interface SeededVoucher {
  readonly site: string;
  readonly code: string;
  readonly condition: string;
  readonly errorCode?: string;
  readonly balanceInCent: number;
}

function valueOf<T>(answer: Result<T, Problem>): T {
  if (!answer.ok) throw new Error(answer.fault.kind);
  return answer.value;
}

async function told<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  const answer = await sandbox.request(`http://de.localhost:3000${path}`, init);
  return (await answer.json()) as T;
}

async function seeded(condition: string): Promise<SeededVoucher> {
  const vouchers = await told<SeededVoucher[]>('/sandbox/vouchers');
  const found = vouchers.find((voucher) => voucher.site === 'de' && voucher.condition === condition);
  if (found === undefined) throw new Error(`the sandbox seeds no voucher that is ${condition}`);
  return found;
}

async function open(code: string, captcha = 'mock-captcha-passed-1') {
  const answer = await new HttpVoucherApi(api, decodeVoucherToken).open({
    code: aCode(code),
    voucherCategory: 1,
    captcha,
  });
  if (answer.ok) held = answer.value;
  return answer;
}

it('redeems a voucher, from the question to the code', async () => {
  const question = valueOf(await new HttpSecurityQuestionApi(api).ask());
  const shown = question.question.replaceAll(/\D/g, '');
  const { code, balanceInCent } = await seeded('spendable');
  const session = valueOf(await open(code, answeredQuestion(question, shown)));
  expect(session.voucher).toMatchObject({ balanceInCent, currency: 'EUR', categoryId: 1 });
  expect(session.expiresAt).toBeGreaterThan(clock.now());

  const shops = new HttpShopApi(api);
  const wall = valueOf(
    await shops.wall({ voucherCategory: 1, currency: 'EUR', distribution: null, noMarketplaces: false }),
  );
  const shop = wall.find(
    (each) => !each.isPhysical && each.voucherValuesInCent.some((value) => value < balanceInCent),
  );
  const details = valueOf(await shops.details(shop?.id ?? '', null));
  expect(details.name).toBe(shop?.name);
  const [valueInCent = 0] = details.voucherValuesInCent;

  const redemptions = new HttpRedemptionApi(api);
  const quote = valueOf(await redemptions.quote([{ shopId: details.id, valueInCent, quantity: 1 }]));
  expect(quote.remainingInCent).toBe(balanceInCent - valueInCent);
  const order = anOrder({ quoteId: quote.id, valueInCent });
  const redemption = valueOf(await redemptions.redeem(order, newIdempotencyKey()));
  expect(redemption).toMatchObject({ id: quote.id, remainingBalanceInCent: balanceInCent - valueInCent });
  expect(valueOf(await redemptions.find(quote.id))).toMatchObject({ orderNumber: redemption.orderNumber });

  const outbox = JSON.stringify(await told('/sandbox/outbox'));
  const token = parseRedeemLinkToken(/merchantcode\/([\w-]+)/.exec(outbox)?.[1] ?? '');
  if (token === null) throw new Error('no link in the outbox');
  const links = new HttpRedeemLinkApi(api);
  expect(valueOf(await links.look(token))).toMatchObject({ valueInCent, state: 'READY' });
  expect(valueOf(await links.reveal(token)).codes[0]?.code).not.toBe('');
});

it('makes one redemption of an order that is sent twice', async () => {
  const { code, balanceInCent } = await seeded('spendable');
  await open(code);
  const shops = new HttpShopApi(api);
  const wall = valueOf(
    await shops.wall({ voucherCategory: 1, currency: 'EUR', distribution: null, noMarketplaces: false }),
  );
  const shop = wall.find(
    (each) => !each.isPhysical && each.voucherValuesInCent.some((value) => value < balanceInCent),
  );
  const redemptions = new HttpRedemptionApi(api);
  const valueInCent = shop?.voucherValuesInCent[0] ?? 0;
  const quote = valueOf(await redemptions.quote([{ shopId: shop?.id ?? '', valueInCent, quantity: 1 }]));
  const key = newIdempotencyKey();
  const order = anOrder({ quoteId: quote.id, valueInCent });
  const first = valueOf(await redemptions.redeem(order, key));
  expect(valueOf(await redemptions.redeem(order, key))).toEqual(first);
});

it.each([
  ['unknown', 'code-unknown'],
  ['already-redeemed', 'already-redeemed'],
  ['not-activated', 'not-activated'],
  ['expired-age', 'expired-by-age'],
  ['expired-external-partner', 'expired-external'],
  ['cancelled', 'cancelled-replaced'],
  ['old-format', 'old-format'],
  ['not-yet-in-system', 'not-in-system'],
  ['bought-recently', 'bought-recently'],
  ['wrong-category', 'wrong-category'],
  ['cooperation-partner', 'cooperation-card'],
  ['tax-saving', 'tax-saving-card'],
  ['merchant-invalid', 'invalid-ask-merchant'],
  ['blocked-expired', 'blocked-expired'],
  ['blocked-redeemed', 'blocked-redeemed'],
  ['blocked-fraud', 'blocked-fraud'],
  ['blocked-other', 'blocked-other'],
  ['safety-lock', 'safety-lock'],
  ['partner-unavailable', 'partner-unavailable'],
  ['unknown-error', 'unknown'],
])('maps the refusal of a voucher that is %s', async (condition, kind) => {
  const { code, errorCode } = await seeded(condition);
  expect(await open(code)).toMatchObject({ ok: false, fault: { kind, code: errorCode } });
});

it.each(['cancelled', 'safety-lock'])(
  'reports the money of a voucher that is %s as reserved',
  async (condition) => {
    const { code } = await seeded(condition);
    expect(await open(code)).toMatchObject({ ok: false, fault: { moneyState: 'reserved' } });
  },
);

it('reports a rejected captcha', async () => {
  const { code } = await seeded('spendable');
  const answer = await open(code, 'mock-captcha-refused');
  expect(answer).toMatchObject({ ok: false, fault: { kind: 'captcha-invalid' } });
});

it('reports that a redemption never arrived', async () => {
  const { quoteId } = anOrder();
  expect(await new HttpRedemptionApi(api).find(quoteId)).toEqual(done(null));
});

it('reports the state of links', async () => {
  const links = await told<Record<string, string>>('/sandbox/links');
  const look = (link: string | undefined) => {
    const token = parseRedeemLinkToken(link?.split('/').pop() ?? '');
    if (token === null) throw new Error(`no link: ${link}`);
    return new HttpRedeemLinkApi(api).look(token);
  };
  expect(await look(links.redeemLink)).toMatchObject({ ok: true, value: { state: 'READY' } });
  expect(await look(links.redeemLinkDelayed)).toMatchObject({ ok: true, value: { state: 'DELAYED' } });
  expect(await look(links.redeemLinkExpired)).toMatchObject({ ok: false, fault: { kind: 'link-expired' } });
  expect(await look('/rl-nobody000000000000000000000000000000')).toMatchObject({
    ok: false,
    fault: { kind: 'link-unknown' },
  });
});

it('can use every field of the sandbox’s site configs', async () => {
  for (const { configKey } of SITES) {
    const odd: string[] = [];
    const siteConfigs = new HttpSiteConfigApi(api, {
      ...fakeLog(),
      warn: (event) => odd.push(JSON.stringify(event)),
    });
    expect((await siteConfigs.load(configKey)).ok).toBe(true);
    expect(odd).toEqual([]);
  }
});

it('reads the time of the sandbox', async () => {
  const later = Date.now() + 86_400_000;
  await told('/sandbox/clock', { now: new Date(later).toISOString() });
  await new HttpSecurityQuestionApi(api).ask();
  expect(Math.abs(clock.now() - later)).toBeLessThan(5000);
});
