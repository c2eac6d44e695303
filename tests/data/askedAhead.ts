import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';

const CALL = { method: 'GET', path: '/api/x', acceptLanguage: 'en-GB', linkToken: null } as const;

/** A prefetched call of the early page with its answer. */
export function asked(body: unknown, status = 200): AskedAhead {
  const response = Response.json(body, { status });
  return { ...CALL, answer: Promise.resolve({ response, sentAt: 0, receivedAt: 0 }) };
}

/** A prefetched call that lost its connection. */
export function lost(): AskedAhead {
  const answer = Promise.reject(new Error('gone'));
  answer.catch(() => undefined);
  return { ...CALL, answer };
}
