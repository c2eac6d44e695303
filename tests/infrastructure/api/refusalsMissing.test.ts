import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { refused } from '#domain/core/result.ts';
import { call } from '#infrastructure/api/call.ts';

vi.mock('#infrastructure/api/problemOfAnswer.ts', () => {
  throw new Error('Loading chunk failed');
});

it('reports a refusal as unreadable if the module that parses it cannot be loaded', async () => {
  const response = new Response('{}', { status: 409 });
  const answer = await call(async () => ({ error: { errors: [] }, response }), z.object({}));
  expect(answer).toEqual(refused({ kind: 'unreadable-answer' }));
});
