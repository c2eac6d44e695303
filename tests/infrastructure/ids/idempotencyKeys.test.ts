import { expect, it, vi } from 'vitest';
import { newIdempotencyKey } from '#infrastructure/ids/idempotencyKeys.ts';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('creates random UUIDs, each once', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(UUID_4);
  expect(new Set(keys).size).toBe(1000);
});

it('works without a secure origin', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('insecure origin');
  });
  expect(newIdempotencyKey()).toMatch(UUID_4);
});
