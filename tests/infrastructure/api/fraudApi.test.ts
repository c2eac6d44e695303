import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { parseFraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import { HttpFraudApi } from '#infrastructure/api/fraudApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aCheck, aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';
import { aJpeg, aPdf } from '#tests/data/pictures.ts';
import { aBackend, anApi, answering, html, json, networkError, never, problem, seen } from './backend.ts';
import { stubXhr } from './fakeXhr.ts';

const backend = aBackend();
const BEGUN = { state: 'DATA_REQUIRED', transactionNumber: 'FP-4821-0937' };
const fraudApi = () => new HttpFraudApi(anApi({ voucherToken: () => 'the.voucher.token' }), () => {});

function look(answer: () => Response) {
  backend.use(answering('get', '/v2/fraud-prevention', answer));
  return fraudApi().look(aFraudIdent);
}

function enterPin(answer: () => Response) {
  backend.use(answering('post', '/v2/fraud-prevention/pin', answer));
  return fraudApi().enterPin(aFraudIdent, '042817' as LetterPin);
}

it('sends the ident in its header only, and without the voucher', async () => {
  expect(await look(() => json(BEGUN))).toEqual(done(aCheck()));
  expect(seen[0]?.url).not.toContain(aFraudIdent);
  expect(seen[0]?.headers.get('x-link-token')).toBe(aFraudIdent);
  expect(seen[0]?.headers.get('x-jwt-token')).toBeNull();
});

it('parses when data were submitted, and until when the PIN is locked', async () => {
  const lockedUntil = '2026-11-25T12:00:00Z';
  const told = { ...BEGUN, state: 'PIN_REQUIRED', attemptsLeft: 0, lockedUntil, dataAt: lockedUntil };
  const at = Date.parse(lockedUntil);
  expect(await look(() => json(told))).toEqual(
    done(aCheck({ state: 'PIN_REQUIRED', attemptsLeft: 0, lockedUntil: at, dataAt: at })),
  );
});

it.each([[{}], [{ state: 'DATA_REQUIRED' }], [{ ...BEGUN, state: 'SOMETHING' }]])(
  'rejects the check %j',
  async (body) => {
    expect(await look(() => json(body))).toEqual(refusal('unreadable-answer'));
  },
);

it('maps a 404 to an unknown check, and a refusal by its code', async () => {
  expect(await look(() => problem(404, []))).toEqual(refusal('check-unknown'));
  expect(await enterPin(() => problem(403, ['FRDx1'], { attemptsLeft: 4 }))).toEqual(
    refusal('letter-pin-wrong', { code: 'FRDx1', attemptsLeft: 4 }),
  );
  expect(await enterPin(() => problem(423, ['FRDx2']))).toEqual(
    refusal('letter-pin-locked', { code: 'FRDx2' }),
  );
});

it('sends every confirmed sentence, with its edition', async () => {
  const bodies: unknown[] = [];
  const take = async (request: Request) => {
    bodies.push(await request.json());
    return json(BEGUN);
  };
  backend.use(answering('post', '/v2/fraud-prevention/data', take));
  const data = parseFraudData(aFraudDraft());
  if (!data.ok) throw new Error('the draft is complete');
  await fraudApi().giveData(aFraudIdent, data.value, 'DE');
  expect(bodies).toMatchObject([
    { firstName: 'Ada', country: 'DE', confirmations: { truthful: true }, confirmationsEdition: '2026-11' },
  ]);
  expect(Object.keys((bodies[0] as { confirmations: object }).confirmations)).toHaveLength(7);
});

describe('a document', () => {
  beforeEach(stubXhr);

  /** Sends a photo to a backend that answers so. */
  function send(answer: (request: Request) => Response | Promise<Response>, calls: Promise<unknown>[] = []) {
    const parts: number[] = [];
    backend.use(answering('post', '/v2/fraud-prevention/document', answer));
    const api = anApi({ voucherToken: () => 'the.voucher.token' });
    const sending = new HttpFraudApi(api, (call) => calls.push(call)).sendDocument(
      aFraudIdent,
      { name: 'Ada Lovelace.jpg', kind: 'jpeg', bytes: aJpeg() },
      (part) => parts.push(part),
    );
    return { ...sending, parts };
  }

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['pdf', 'application/pdf'],
  ] as const)('is sent as one form file without its name on the device: %s', async (kind, type) => {
    const taken: unknown[] = [];
    const path = '/api/v2/fraud-prevention/document';
    const take = async (request: Request) => {
      taken.push(
        new URL(request.url).pathname,
        request.headers.get('x-link-token'),
        request.headers.get('x-jwt-token'),
      );
      for (const [name, file] of await request.formData())
        taken.push(name, file instanceof File && [file.name, file.type, file.size]);
      return json({ ...BEGUN, state: 'LETTER_SENT' });
    };
    backend.use(answering('post', '/v2/fraud-prevention/document', take));
    const bytes = aPdf({ of: 2000 });
    const sending = fraudApi().sendDocument(aFraudIdent, { name: 'Ada Lovelace', kind, bytes }, () => {});
    expect(await sending.answer).toEqual(done(aCheck({ state: 'LETTER_SENT' })));
    expect(taken).toEqual([path, aFraudIdent, null, 'file', ['document', type, 2000]]);
  });

  it('reports the upload progress, and the call', async () => {
    const calls: Promise<unknown>[] = [];
    const sending = send(() => json(BEGUN), calls);
    await sending.answer;
    expect(sending.parts).toEqual([0.5]);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a server in front says that it is too large', () => html(413), {}],
    ['a server in front does not take its kind', () => html(415), {}],
    ['the backend cannot use it', () => problem(422, ['UPLx1']), { code: 'UPLx1' }],
  ])('is refused where %s', async (_, answer, about) => {
    expect(await send(answer).answer).toEqual(refusal('upload-refused', about));
  });

  it('is reported as unknown if the check does not exist', async () => {
    expect(await send(() => problem(404, [])).answer).toEqual(refusal('check-unknown'));
  });

  it('times out after five minutes without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sending = send(never);
    await expect.poll(() => sending.parts).toEqual([0.5]);
    vi.advanceTimersByTime(300_000);
    expect(await sending.answer).toEqual(refusal('timed-out'));
  });

  it('can be cancelled, and is sent once', async () => {
    const sending = send(never);
    await expect.poll(() => seen).toHaveLength(1);
    sending.cancel();
    expect(await sending.answer).toEqual(refusal('offline'));
    expect(seen).toHaveLength(1);
  });
});

it('sends a PIN once, without repeating a lost call', async () => {
  expect(await enterPin(networkError)).toEqual(refusal('offline'));
  expect(seen).toHaveLength(1);
});
