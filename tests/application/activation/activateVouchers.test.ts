import { expect, it } from 'vitest';
import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import type { ActivationResult, GivenOrder } from '#domain/activation/activation.ts';
import { done } from '#domain/core/result.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { type Answer, inTurn, refusal } from '#tests/data/answers.ts';
import { aGiven, aLink, anOrder, FIRST } from '#tests/data/activation.ts';
import { now } from '#tests/data/moments.ts';

const RESULT: ActivationResult = { serialNumber: FIRST, outcome: 'ACTIVATED', activatedAt: now };

function anActivationApi(
  results: readonly Answer<readonly ActivationResult[]>[],
  orders: readonly Answer<GivenOrder>[] = [],
) {
  const looked: string[] = [];
  const activated: (readonly string[])[] = [];
  const activate = inTurn(activated, results);
  return {
    looked,
    activated,
    look: inTurn(looked, orders),
    activate: (_: string, own: readonly string[]) => activate(own),
  };
}

it('activates vouchers by serial number', async () => {
  const api = anActivationApi([done([RESULT])]);
  const answer = await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST]);
  expect(answer.ok && answer.value.order.vouchers[0]?.state).toBe('ACTIVATED');
  expect(api.activated).toEqual([[FIRST]]);
});

it.each<ProblemKind>(['offline', 'timed-out', 'unreadable-answer', 'server-down', 'unknown'])(
  'looks up the order if the answer is lost: %s',
  async (kind) => {
    const after = anOrder({ vouchers: [aGiven({ state: 'ACTIVATED', activatedAt: now })] });
    const api = anActivationApi([refusal(kind)], [done(after)]);
    expect(await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST])).toEqual(
      done({ order: after, failed: [] }),
    );
  },
);

it('looks up the order after a refusal that leaves the outcome open', async () => {
  const after = anOrder({ vouchers: [aGiven({ state: 'ACTIVATED', activatedAt: now })] });
  const refused = refusal('too-many-requests', { moneyState: 'unknown' });
  const api = anActivationApi([refused], [done(after)]);
  expect(await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST])).toEqual(
    done({ order: after, failed: [] }),
  );
});

it('reports the failed vouchers if the order shows that nothing was activated', async () => {
  const api = anActivationApi([refusal('offline')], [done(anOrder())]);
  const answer = await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST]);
  expect(answer.ok && answer.value.failed).toEqual([FIRST]);
});

it('reports the first problem if the lookup fails too', async () => {
  const api = anActivationApi([refusal('timed-out')], [refusal('offline')]);
  expect(await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST])).toEqual(refusal('timed-out'));
});

it('does not look up the order after a definite refusal', async () => {
  const api = anActivationApi([refusal('activation-unknown')]);
  expect(await new ActivateVouchers(api).execute(aLink, anOrder(), [FIRST])).toEqual(
    refusal('activation-unknown'),
  );
  expect(api.looked).toEqual([]);
});

it('makes no call with an invalid link', async () => {
  const api = anActivationApi([]);
  const broken = { ...aLink, hash: 'cut' };
  expect(await new OpenActivation(api).execute(broken)).toEqual(refusal('activation-unknown'));
  expect(await new ActivateVouchers(api).execute(broken, anOrder(), [FIRST])).toEqual(
    refusal('activation-unknown'),
  );
  expect([api.looked, api.activated]).toEqual([[], []]);
});
