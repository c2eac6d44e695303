import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { check, DECLINED, init, payment, toTopUp } from '../sandbox/paying.ts';
import { buy, mailedKey, quote, readyKey, shopFor } from '../sandbox/shopping.ts';
import { codeOf, Visitor } from '../sandbox/visitor.ts';
import type { ListedVoucher, Wire } from '../sandbox/visitor.ts';

/** Literal copies of the papers that name codes and conditions: they change when the papers do. */
const literal = (file: string) => readFileSync(new URL(`literal/${file}`, import.meta.url), 'utf8');
const CODES = [...new Set(literal('error-codes.md').match(/\b[A-Z]{3}x\d+\b/g))];
const CONDITIONS = (literal('voucher-conditions.md').split('**')[2] ?? '')
  .replace(/\([^)]*\)/g, '')
  .split(';')
  .map((condition) => condition.replace('.', '').trim());

/** Codes that the contract has beyond the papers. */
const ADDED = ['RDMx5', 'DOCx1', 'DOCx2', 'DOCx3', 'GVAx1', 'GVAx2', 'UPLx1'];
const ALL_CODES = [...CODES, ...ADDED];

type Provocation = (visitor: Visitor) => Promise<string | undefined>;

/** Enters the seeded voucher of a condition and answers the code that comes back. */
const entering =
  (condition: string): Provocation =>
  async (visitor) =>
    codeOf(await visitor.enter((await visitor.voucher(condition)).code));

const quoting =
  (condition: string, { shopId = '', site = 'de' } = {}): Provocation =>
  async (visitor) => {
    const category = CATEGORY[site] ?? 0;
    const shop = shopId === '' ? String((await shopFor(visitor, { category })).id) : shopId;
    return codeOf(
      await quote(visitor, await visitor.tokenOf(condition, site), [{ shopId: shop, valueInCent: 2500 }]),
    );
  };

const opening =
  (link: string, call = ''): Provocation =>
  async (visitor) => {
    const { body: links } = await visitor.get<Record<string, string>>('/sandbox/links');
    const path = `/api/v2/redeem-link${call}`;
    const by = { link: links[link]?.split('/').at(-1) };
    return codeOf(
      call === ''
        ? await visitor.get<Wire['Problem']>(path, by)
        : await visitor.post<Wire['Problem']>(path, undefined, by),
    );
  };

const refusedCaptcha: Provocation = async (visitor) => {
  const { code } = await visitor.voucher('spendable');
  const body = { code, voucherCategory: 1, captcha: 'mock-captcha-refused' };
  return codeOf(await visitor.post<Wire['Problem']>('/api/v2/voucher/token', body));
};

const expiredToken: Provocation = async (visitor) => {
  await visitor.post('/sandbox/token-lifetime', { seconds: 1 });
  const token = await visitor.tokenOf('spendable');
  await visitor.post('/sandbox/clock', { now: '2026-11-21T12:00:02Z' });
  return codeOf(await quote(visitor, token, []));
};

const correctingLate: Provocation = async (visitor) => {
  const token = await visitor.tokenOf('spendable');
  const shopId = String((await shopFor(visitor)).id);
  const { body } = await buy(visitor, token, { shopId, valueInCent: 2500 });
  await visitor.post('/api/v2/redeem-link/reveal', undefined, { link: await mailedKey(visitor) });
  const path = `/api/v2/redeem/email/${body.redeemId}`;
  return codeOf(await visitor.post<Wire['Problem']>(path, { email: 'ada@mail.example' }, { token }));
};

const downloading =
  (document: string, pin?: string): Provocation =>
  async (visitor) => {
    const path = '/api/v2/voucher-document/download';
    const link = await readyKey(visitor, document);
    return codeOf(await visitor.post<Wire['Problem']>(path, { format: 'pdf', pin }, { link }));
  };

const tracking =
  (order: string): Provocation =>
  async (visitor) => {
    const email = await readyKey(visitor, 'email');
    const orderNumber = order === '' ? '1' : await readyKey(visitor, order);
    const body = { orderNumber, email, captcha: visitor.captcha() };
    return codeOf(await visitor.post<Wire['Problem']>('/api/v2/order/status', body));
  };

/** Takes the giveaway behind the ready link: once, or twice. */
const taking =
  (codesLeft: number, times: number): Provocation =>
  async (visitor) => {
    await visitor.post('/sandbox/giveaways', { site: 'de', codesLeft });
    const token = await readyKey(visitor, 'redeemLink');
    const { body: link } = await visitor.get<Wire['RedeemLink']>('/api/v2/redeem-link', {
      link: token,
    });
    const body = { redeemId: link.redeemId, email: 'ada@mail.example', id: '7' };
    const path = '/api/v2/giveaway/redeem-advertisement-popup-code';
    const take = () =>
      visitor.post<Wire['Problem'] | undefined>(path, body, { token, key: crypto.randomUUID() });
    for (let turn = 1; turn < times; turn += 1) await take();
    return (await take()).body?.errors[0]?.code;
  };

/** Asks whether the seeded voucher of a condition can be topped up. */
const checking =
  (condition: string): Provocation =>
  async (visitor) =>
    codeOf(await check(visitor, (await visitor.voucher(condition)).serialNumber));

/** Enters a wrong PIN of a letter. */
const tryingPin =
  (name: string): Provocation =>
  async (visitor) => {
    const link = await readyKey(visitor, name);
    return codeOf(
      await visitor.post<Wire['Problem']>('/api/v2/fraud-prevention/pin', { pin: '111111' }, { link }),
    );
  };

const sendingNoPicture: Provocation = async (visitor) => {
  const answer = await visitor.upload('/api/v2/fraud-prevention/document', new Blob(['<svg/>']), {
    link: await readyKey(visitor, 'fraudCheckDocument'),
  });
  return codeOf({ body: (await answer.json()) as Wire['Problem'] });
};

const payingWithDeclinedCard: Provocation = async (visitor) => {
  const { token } = await toTopUp(visitor);
  return codeOf(await init(visitor, 'unzer', payment('unzer', { typeId: DECLINED }), { token }));
};

const PROVOCATIONS: Readonly<Record<string, Provocation>> = {
  CHGx1: checking('charge-in-basket'),
  CHGx2: checking('charged-already'),
  CHGx3: checking('not-chargeable'),
  PAYx1: payingWithDeclinedCard,
  RDMx2: opening('redeemLinkExpired'),
  RDMx3: entering('safety-lock'),
  RDMx4: opening('redeemLinkDelayed', '/reveal'),
  RDMx5: correctingLate,
  DOCx1: downloading('documentWithPin', '1'),
  DOCx2: downloading('documentLocked', '1'),
  DOCx3: downloading('documentExpired'),
  FRDx1: tryingPin('fraudCheckPin'),
  FRDx2: tryingPin('fraudCheckLocked'),
  UPLx1: sendingNoPicture,
  GVAx1: taking(0, 1),
  GVAx2: taking(9, 2),
  ORDx1: tracking(''),
  ORDx2: tracking('orderUndeterminable'),
  VCRx1: entering('unknown'),
  VCRx2: entering('already-redeemed'),
  VCRx8: entering('not-activated'),
  VCRx9: entering('expired-age'),
  VCRx10: entering('cancelled'),
  VCRx13: entering('old-format'),
  VCRx15: entering('not-yet-in-system'),
  VCRx20: entering('wrong-category'),
  VCRx21: entering('cooperation-partner'),
  VCRx22: entering('tax-saving'),
  VCRx25: entering('merchant-invalid'),
  VCRx30: quoting('low-credit', { site: 'it' }),
  VCRx51: entering('bought-recently'),
  VCRx54: entering('blocked-other'),
  SHPx1: quoting('spendable', { shopId: '999999' }),
  SHPx2: quoting('spendable', { shopId: '600001' }),
  CAPx1: refusedCaptcha,
  STDx1: entering('unknown-error'),
  STDx5: entering('partner-unavailable'),
  STDx6: expiredToken,
};

/** The conditions of the specification, by the words it uses, and the code that tells of each. */
const CODE_OF_CONDITION: Readonly<Record<string, readonly string[]>> = {
  'not found': ['VCRx1'],
  'not yet activated by the giver': ['VCRx8'],
  activated: [],
  'already redeemed': ['VCRx2'],
  cancelled: ['VCRx10'],
  'no longer valid': ['VCRx9'],
  'old code format': ['VCRx13'],
  'not yet in the system': ['VCRx15'],
  'wrong category': ['VCRx20'],
  'belongs to a cooperation or tax-saving card partner': ['VCRx21', 'VCRx22'],
  'partner unavailable': ['STDx5'],
  'insufficient credit': ['VCRx30'],
};

it('can provoke every code of the contract', () => {
  expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(ALL_CODES.toSorted());
});

it('knows every condition of the specification', () => {
  expect(Object.keys(CODE_OF_CONDITION).toSorted()).toEqual(CONDITIONS.toSorted());
});

it.each(Object.entries(PROVOCATIONS))('answers %s where the contract says so', async (code, provoke) => {
  expect(await provoke(new Visitor())).toBe(code);
});

it.each(Object.entries(CODE_OF_CONDITION))('tells of the condition "%s" by its code', async (_, codes) => {
  for (const code of codes) expect(await PROVOCATIONS[code]?.(new Visitor())).toBe(code);
  if (codes.length === 0)
    expect(await entering('spendable')(new Visitor()).catch(() => 'a token')).toBe('a token');
});

it.each([
  ['expired-age', 'VCRx9', 'age'],
  ['expired-external-partner', 'VCRx9', 'external-partner'],
  ['blocked-expired', 'VCRx54', 'expired'],
  ['blocked-redeemed', 'VCRx54', 'redeemed'],
  ['blocked-fraud', 'VCRx54', 'fraud'],
  ['blocked-other', 'VCRx54', 'other'],
])('gives the reason of a voucher that is %s', async (condition, code, reason) => {
  const visitor = new Visitor();
  const answer = await visitor.enter((await visitor.voucher(condition)).code);
  expect([codeOf(answer), answer.body.reason]).toEqual([code, reason]);
});

it.each(['wrong-category', 'cooperation-partner', 'tax-saving'])(
  'says where a %s voucher can be redeemed',
  async (condition) => {
    const visitor = new Visitor();
    const { body } = await visitor.enter((await visitor.voucher(condition)).code);
    expect(body.redirectUrl).toMatch(/^https?:\/\//);
  },
);

it.each(['not-yet-in-system', 'bought-recently'])(
  'says when a %s voucher can be redeemed',
  async (condition) => {
    const visitor = new Visitor();
    const { body } = await visitor.enter((await visitor.voucher(condition)).code);
    expect(body.availableAt).toBe('2026-11-22T10:00:00Z');
  },
);

it('says of every refused voucher whether its money is untouched, reserved or spent', async () => {
  const visitor = new Visitor();
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  const refused = vouchers.filter(({ site, errorCode }) => site === 'de' && errorCode !== undefined);
  for (const { code, condition } of refused.filter((voucher) => voucher.errorCode !== 'STDx1')) {
    expect((await visitor.enter(code)).body.moneyState, condition).toMatch(/^(untouched|reserved|spent)$/);
  }
});

it('lists each refused voucher with the code that really comes back', async () => {
  const visitor = new Visitor();
  const { body: vouchers } = await visitor.get<ListedVoucher[]>('/sandbox/vouchers');
  for (const { site, code, condition, errorCode } of vouchers.filter(
    (voucher) => voucher.errorCode !== undefined,
  )) {
    expect(codeOf(await visitor.enter(code, site)), `${site} ${condition}`).toBe(errorCode);
  }
});

it.each(ALL_CODES)('answers %s on demand, also where no voucher leads to it', async (code) => {
  const visitor = new Visitor();
  await visitor.post('/sandbox/faults', { path: '/v2/parameter', code });
  expect(codeOf(await visitor.get<Wire['Problem']>('/api/v2/parameter'))).toBe(code);
});
