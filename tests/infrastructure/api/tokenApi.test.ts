import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { VoucherToken } from '#domain/voucher/voucher.ts';
import { HttpTokenApi } from '#infrastructure/api/tokenApi.ts';
import { aSession } from '#tests/data/voucher.ts';
import { aBackend, anApi, answering, json, problem, seen } from './backend.ts';

const backend = aBackend();
const TOKEN = 'old.voucher.token' as VoucherToken;

function refresh(answer: () => Response, read: string[] = []) {
  backend.use(answering('post', '/v2/voucher/token/refresh', answer));
  const decode = async (token: string) => {
    read.push(token);
    return done(aSession());
  };
  return new HttpTokenApi(anApi(), decode).refresh(TOKEN);
}

it('renews the given token, which is sent in its header only', async () => {
  const read: string[] = [];
  expect(await refresh(() => json({ token: 'a.b.c' }), read)).toEqual(done(aSession()));
  expect(seen[0]?.headers.get('x-jwt-token')).toBe(TOKEN);
  expect(seen[0]?.url).not.toContain(TOKEN);
  expect(read).toEqual(['a.b.c']);
});

it('reports an expired session when no further renewal is allowed', async () => {
  expect(await refresh(() => problem(401, ['STDx6']))).toMatchObject({ fault: { kind: 'session-expired' } });
});

it('never repeats a renewal', async () => {
  expect(await refresh(() => problem(503, []))).toMatchObject({ fault: { kind: 'server-down' } });
  expect(seen).toHaveLength(1);
});

it('rejects an answer without a token', async () => {
  const read: string[] = [];
  expect(await refresh(() => json({ token: 5 }), read)).toMatchObject({
    fault: { kind: 'unreadable-answer' },
  });
  expect(read).toEqual([]);
});
