import { expect, it } from 'vitest';
import { isLost } from '#domain/orders/outcome.ts';
import { problemOfMove, type RefusedCall } from '#domain/problem/belief.ts';
import { MONEY_STATES, type Problem } from '#domain/problem/problem.ts';

/** What gateways, proxies and rate limits answer, perhaps after the backend has carried the call out. */
const GATEWAY_STATUSES = [401, 403, 404, 408, 413, 425, 429, 500, 502, 503, 504];

function refused(
  status: number | null,
  about: Partial<RefusedCall> & Pick<RefusedCall, 'problem'>,
): RefusedCall {
  return { status, document: 'none', ...about };
}

it.each(GATEWAY_STATUSES)(
  'leaves the outcome of an order open after a refusal by a gateway with %i',
  (status) => {
    for (const document of ['none', 'plain'] as const) {
      const problem = problemOfMove(refused(status, { document, problem: { kind: 'too-many-requests' } }));
      expect(problem).toEqual({ kind: 'too-many-requests', moneyState: 'unknown' });
      expect(isLost(problem)).toBe(true);
    }
  },
);

it('keeps the countdown of a refusal without an error code', () => {
  const problem: Problem = { kind: 'too-many-requests', retryAfterSeconds: 30 };
  expect(problemOfMove(refused(429, { problem }))).toEqual({ ...problem, moneyState: 'unknown' });
});

it.each([
  [422, { kind: 'insufficient-credit', code: 'VCRx30' }],
  [429, { kind: 'safety-lock', code: 'RDMx3', retryAfterSeconds: 30 }],
  [401, { kind: 'session-expired', code: 'STDx6', moneyState: 'untouched' }],
  [503, { kind: 'partner-unavailable', code: 'STDx5', moneyState: 'untouched' }],
] as const)(
  'accepts a refusal with %i and an error code of the contract, with its countdown',
  (status, problem) => {
    expect(problemOfMove(refused(status, { document: 'coded', problem }))).toBe(problem);
  },
);

it('treats the money state as unknown after a server error whose code does not name it', () => {
  const problem: Problem = { kind: 'partner-unavailable', code: 'STDx5' };
  expect(problemOfMove(refused(503, { document: 'coded', problem }))).toEqual({
    ...problem,
    moneyState: 'unknown',
  });
});

it('accepts without an error code only the money state reserved', () => {
  for (const moneyState of MONEY_STATES) {
    const problem = problemOfMove(
      refused(404, { document: 'plain', problem: { kind: 'redemption-changed', moneyState } }),
    );
    expect(isLost(problem)).toBe(true);
    expect(problem.moneyState).toBe(moneyState === 'reserved' ? 'reserved' : 'unknown');
  }
});

it('leaves the problem of a call without an answer unchanged', () => {
  const problem: Problem = { kind: 'offline' };
  expect(problemOfMove(refused(null, { problem }))).toBe(problem);
});
