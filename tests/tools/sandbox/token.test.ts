import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { type ListedVoucher, type Wire, codeOf, NOW, payloadOf, Visitor } from './visitor.ts';
import { it } from './visits.ts';

const refresh = (visitor: Visitor, token: string) =>
  visitor.post<Wire['VoucherToken'] & Wire['Problem']>('/api/v2/voucher/token/refresh', undefined, { token });

it('turns a code into a token that carries balance, currency and serial number but not the code', async ({
  visitor,
}) => {
  const { code, serialNumber } = await visitor.voucher('spendable', 'ch');
  const { status, body } = await visitor.enter(code, 'ch');
  expect(status).toBe(200);
  const { voucher } = payloadOf(body.token);
  expect(voucher).toMatchObject({ currency: 'CHF', balanceInCent: 5000, categoryId: 9, serialNumber });
  expect(atob(body.token.split('.')[1] ?? '')).not.toContain(code);
});

it('lets a token expire twenty minutes later unless told otherwise', async ({ visitor }) => {
  const { exp } = payloadOf(await visitor.tokenOf('spendable'));
  expect(exp).toBe(NOW / 1000 + 1200);
  await visitor.post('/sandbox/token-lifetime', { seconds: 15 });
  expect(payloadOf(await visitor.tokenOf('spendable')).exp).toBe(NOW / 1000 + 15);
});

it('refuses a token once the sandbox clock has passed its end', async ({ visitor }) => {
  const token = await visitor.tokenOf('spendable');
  await visitor.post('/sandbox/clock', { now: NOW + 1_201_000 });
  const answer = await refresh(visitor, token);
  expect([answer.status, codeOf(answer)]).toEqual([401, 'STDx6']);
});

it('renews a session ten times and not once more', async ({ visitor }) => {
  let token = await visitor.tokenOf('spendable');
  for (let renewal = 0; renewal < 10; renewal += 1) {
    const { status, body } = await refresh(visitor, token);
    expect(status).toBe(200);
    token = body.token;
  }
  const answer = await refresh(visitor, token);
  expect([answer.status, codeOf(answer)]).toEqual([401, 'STDx6']);
});

it.each([
  ['no token', undefined],
  ['a text that is no token', 'abc'],
  ['a token signed by nobody', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"410047013","refreshes":0}')}.`],
])('refuses %s', async (_, token) => {
  const visitor = new Visitor();
  const call = token === undefined ? {} : { token };
  const answer = await visitor.post<Wire['Problem']>('/api/v2/redeem/quote', { items: [] }, call);
  expect([answer.status, codeOf(answer)]).toEqual([401, 'STDx6']);
});

it('refuses a token signed with another key', async ({ visitor }) => {
  const { serialNumber } = await visitor.voucher('spendable');
  const forged = await new SignJWT({ refreshes: 0 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(serialNumber)
    .setExpirationTime(NOW / 1000 + 60)
    .sign(new Uint8Array(32));
  const answer = await refresh(visitor, forged);
  expect(codeOf(answer)).toBe('STDx6');
});

it('knows no voucher of another sandbox, since two share nothing', async () => {
  const token = await new Visitor().tokenOf('spendable');
  const answer = await refresh(new Visitor(), token);
  expect(codeOf(answer)).toBe('STDx6');
});

it('takes a captcha token once', async ({ visitor }) => {
  const { code } = await visitor.voucher('spendable');
  const body = { code, voucherCategory: 1, captcha: 'mock-captcha-passed-once' };
  expect((await visitor.post('/api/v2/voucher/token', body)).status).toBe(200);
  expect(codeOf(await visitor.post<Wire['Problem']>('/api/v2/voucher/token', body))).toBe('CAPx1');
});

it.each(['', '   ', 'mock-captcha-refused', 'question:unknown:7', 'question:'])(
  'refuses the captcha "%s"',
  async (captcha) => {
    const visitor = new Visitor();
    const { code } = await visitor.voucher('spendable');
    const answer = await visitor.post<Wire['Problem']>('/api/v2/voucher/token', {
      code,
      voucherCategory: 1,
      captcha,
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'CAPx1']);
  },
);

it.each([
  ['de-CH', /^Wie viel ist \d \+ \d\?$/],
  ['en-GB', /^What is \d \+ \d\?$/],
  ['fr-BE', /^Combien font \d \+ \d \?$/],
  ['it-IT', /^Quanto fa \d \+ \d\?$/],
  ['nl-BE', /^Hoeveel is \d \+ \d\?$/],
])('asks the security question in the language of %s', async (language, wording) => {
  const { body } = await new Visitor().get<Wire['CaptchaQuestion']>('/api/v2/captcha/question', { language });
  expect(body.question).toMatch(wording);
});

it('takes the right answer to a security question once, and no wrong one', async ({ visitor }) => {
  const { code } = await visitor.voucher('spendable');
  const attempt = async (offset: number) => {
    const { body } = await visitor.get<Wire['CaptchaQuestion']>('/api/v2/captcha/question');
    const [a = 0, b = 0] = (body.question.match(/\d+/g) ?? []).map(Number);
    const captcha = `question:${body.questionId}:${a + b + offset}`;
    const send = () => visitor.post('/api/v2/voucher/token', { code, voucherCategory: 1, captcha });
    return [(await send()).status, (await send()).status];
  };
  expect(await attempt(0)).toEqual([200, 400]);
  expect(await attempt(1)).toEqual([400, 400]);
});

it('tells capital letters from small ones', async ({ visitor }) => {
  const { code } = await visitor.voucher('case-sensitive');
  expect((await visitor.enter(code)).status).toBe(200);
  expect(codeOf(await visitor.enter(code.toUpperCase()))).toBe('VCRx1');
  expect(codeOf(await visitor.enter(code.toLowerCase()))).toBe('VCRx1');
});

it('names the right site for a voucher of another one, on the port that was asked', async ({ visitor }) => {
  const { code } = await visitor.voucher('wrong-category');
  const { body } = await visitor.enter(code);
  expect(body.redirectUrl).toBe('http://at.localhost:3000/');
  expect((await visitor.enter(code, 'at')).status).toBe(200);
});

it.each(['not-yet-in-system', 'bought-recently'])(
  'accepts a voucher that is %s from the moment it was promised for',
  async (condition) => {
    const visitor = new Visitor();
    const { code } = await visitor.voucher(condition);
    const { availableAt = '' } = (await visitor.enter(code)).body;
    expect(Date.parse(availableAt)).toBeGreaterThan(NOW);
    await visitor.post('/sandbox/clock', { now: availableAt });
    expect((await visitor.enter(code)).status).toBe(200);
  },
);

it('seeds for every site nine-character codes without look-alikes, all of them different', async () => {
  const { body } = await new Visitor().get<ListedVoucher[]>('/sandbox/vouchers');
  const usual = body.filter(({ condition }) => !condition.startsWith('old-'));
  for (const { code } of usual) expect(code).toMatch(/^(?=.*[A-Za-z])[A-HJ-NP-Za-km-z2-9]{9}$/);
  expect(new Set(body.map(({ code }) => code)).size).toBe(body.length);
  expect(new Set(body.map(({ serialNumber }) => serialNumber)).size).toBe(body.length);
  expect(body.every(({ serialNumber }) => /^\d{9}$/.test(serialNumber))).toBe(true);
});

it('makes vouchers last three years from their sale, one year for the restaurant', async ({ visitor }) => {
  const yearOf = async (site: string) =>
    payloadOf(await visitor.tokenOf('spendable', site)).voucher.validUntil;
  expect(await yearOf('de')).toMatch(/^2029-10/);
  expect(await yearOf('restaurant')).toMatch(/^2027-10/);
});
