import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { HttpParameterApi } from '#infrastructure/api/parameterApi.ts';
import { aBackend, anApi, answering, json, problem } from './backend.ts';

const backend = aBackend();
const KEY = 'queuefair.redeem_active';

async function read(answer: () => Response) {
  backend.use(answering('get', `/v2/parameter/${KEY}`, answer));
  return new HttpParameterApi(anApi()).read(KEY);
}

it('returns the value of a parameter', async () => {
  expect(await read(() => json({ key: KEY, value: 'true' }))).toEqual(done('true'));
  expect(await read(() => json({ key: KEY, value: 1 }))).toEqual(done('1'));
});

it.each([
  ['a parameter that the backend does not have', () => problem(404, []), 'unknown'],
  ['a value that is no text', () => json({ key: KEY, value: true }), 'unreadable-answer'],
  ['no value', () => json({ key: KEY }), 'unreadable-answer'],
])('rejects %s', async (_name, answer, kind) => {
  expect(await read(answer)).toMatchObject({ ok: false, fault: { kind } });
});
