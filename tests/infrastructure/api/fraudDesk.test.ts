import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { parseFraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import { HttpFraudDesk } from '#infrastructure/api/fraudDesk.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';
import { aBackend, anApi, answering, json, networkError, problem } from './backend.ts';

const backend = aBackend();
const BEGUN = { state: 'DATA_REQUIRED', transactionNumber: 'FP-4821-0937' };
const desk = () => new HttpFraudDesk(anApi({ voucherToken: () => 'the.voucher.token' }), () => {});

function look(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('get', '/v2/fraud-prevention', answer, seen));
  return desk().look(aFraudIdent);
}

function enterPin(answer: () => Response, seen: Request[] = []) {
  backend.use(answering('post', '/v2/fraud-prevention/pin', answer, seen));
  return desk().enterPin(aFraudIdent, '042817' as LetterPin);
}

it('looks with the ident in its header alone, and without the voucher', async () => {
  const seen: Request[] = [];
  expect(await look(() => json(BEGUN), seen)).toEqual(done(aCheck()));
  expect(seen[0]?.url).not.toContain(aFraudIdent);
  expect(seen[0]?.headers.get('x-link-token')).toBe(aFraudIdent);
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
});

it('reads when things were given, and until when a PIN cannot be', async () => {
  const lockedUntil = '2026-11-25T12:00:00Z';
  const told = { ...BEGUN, state: 'PIN_REQUIRED', attemptsLeft: 0, lockedUntil, dataAt: lockedUntil };
  const at = Date.parse(lockedUntil);
  expect(await look(() => json(told))).toEqual(
    done(aCheck({ state: 'PIN_REQUIRED', attemptsLeft: 0, lockedUntil: at, dataAt: at })),
  );
});

it.each([[{}], [{ state: 'DATA_REQUIRED' }], [{ ...BEGUN, state: 'SOMETHING' }]])(
  'reads no check in %j',
  async (body) => {
    expect(await look(() => json(body))).toEqual(refusal('unreadable-answer'));
  },
);

it('knows no check behind a 404, but a refusal by its code', async () => {
  expect(await look(() => problem(404, []))).toEqual(refusal('check-unknown'));
  expect(await enterPin(() => problem(403, ['FRDx1'], { attemptsLeft: 4 }))).toEqual(
    refusal('letter-pin-wrong', { code: 'FRDx1', attemptsLeft: 4 }),
  );
  expect(await enterPin(() => problem(423, ['FRDx2']))).toEqual(
    refusal('letter-pin-locked', { code: 'FRDx2' }),
  );
});

it('sends every sentence as confirmed, with its edition', async () => {
  const bodies: unknown[] = [];
  const take = async (request: Request) => {
    bodies.push(await request.json());
    return json(BEGUN);
  };
  backend.use(answering('post', '/v2/fraud-prevention/data', take));
  const data = parseFraudData(aFraudDraft());
  if (!data.ok) throw new Error('the draft is complete');
  await desk().giveData(aFraudIdent, data.value, 'DE');
  expect(bodies).toMatchObject([
    { firstName: 'Ada', country: 'DE', confirmations: { truthful: true }, confirmationsEdition: '2026-11' },
  ]);
  expect(Object.keys((bodies[0] as { confirmations: object }).confirmations)).toHaveLength(7);
});

it('tries a PIN as text, and never twice by itself', async () => {
  const seen: Request[] = [];
  expect(await enterPin(networkError, seen)).toEqual(refusal('offline'));
  expect(seen).toHaveLength(1);
});
