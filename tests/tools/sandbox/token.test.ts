import { SignJWT } from 'jose';
import { expect } from 'vitest';
import { type ListedVoucher, type Wire, codeOf, NOW, payloadOf, Visitor } from './visitor.ts';
import { it } from './visits.ts';

const refresh = (visitor: Visitor, token: string) =>
  visitor.post<Wire['VoucherToken'] & Wire['Problem']>('/api/v2/voucher/token/refresh', undefined, { token });

it('lets a token expire twenty minutes later unless told otherwise', async ({ visitor }) => {
  const { exp } = payloadOf(await visitor.tokenOf('spendable'));
  expect(exp).toBe(NOW / 1000 + 1200);
  await visitor.post('/sandbox/token-lifetime', { seconds: 15 });
  expect(payloadOf(await visitor.tokenOf('spendable')).exp).toBe(NOW / 1000 + 15);
});

it('rejects a token that is signed with another key or not signed', async ({ visitor }) => {
  const { serialNumber } = await visitor.voucher('spendable');
  const forged = await new SignJWT({ refreshes: 0 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(serialNumber)
    .setExpirationTime(NOW / 1000 + 60)
    .sign(new Uint8Array(32));
  const unsigned = `${btoa('{"alg":"none"}')}.${forged.split('.')[1]}.`;
  for (const token of [forged, unsigned]) expect(codeOf(await refresh(visitor, token))).toBe('STDx6');
});

it('knows no voucher of another sandbox, since two share nothing', async () => {
  const token = await new Visitor().tokenOf('spendable');
  const answer = await refresh(new Visitor(), token);
  expect(codeOf(answer)).toBe('STDx6');
});

/** What follows the colon of a new question, and its id. */
async function asked(visitor: Visitor, language: string) {
  const { body } = await visitor.get<Wire['CaptchaQuestion']>('/api/v2/captcha/question', { language });
  return { id: body.questionId, shown: body.question.split(':').at(-1) ?? '' };
}

it.each(['de', 'en', 'fr', 'it', 'nl'])(
  'takes the answer that a security question in %s shows, typed or pasted, once',
  async (language) => {
    const visitor = new Visitor();
    const { code } = await visitor.voucher('spendable');
    const send = (captcha: string) =>
      visitor.post('/api/v2/voucher/token', { code, voucherCategory: 1, captcha });
    const typed = await asked(visitor, language);
    const typing = `question:${typed.id}:${typed.shown.replaceAll(/\s/g, '')}`;
    expect([(await send(typing)).status, (await send(typing)).status]).toEqual([200, 400]);
    const pasted = await asked(visitor, language);
    expect((await send(`question:${pasted.id}:${pasted.shown}`)).status).toBe(200);
  },
);

it('refuses a wrong answer to a security question, and then the right one', async ({ visitor }) => {
  const { code } = await visitor.voucher('spendable');
  const { id, shown } = await asked(visitor, 'en');
  const answer = (text: string) =>
    visitor.post('/api/v2/voucher/token', { code, voucherCategory: 1, captcha: `question:${id}:${text}` });
  expect((await answer(`${shown}0`)).status).toBe(400);
  expect((await answer(shown)).status).toBe(400);
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
