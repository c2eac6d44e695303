import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LatestRequest } from '#ui/session/LatestRequest.ts';

it('accepts the answer to the latest request', () => {
  expect(new LatestRequest().begin()()).toBe(true);
});

it('rejects the answer to an earlier request', () => {
  const latest = new LatestRequest();
  const first = latest.begin();
  const second = latest.begin();
  expect([first(), second()]).toEqual([false, true]);
});

it('rejects an answer after the screen was left', () => {
  const latest = new LatestRequest();
  const leave = latest.enter();
  const isAwaited = latest.begin();
  leave();
  expect([isAwaited(), latest.isLeft]).toEqual([false, true]);
});

it('accepts an answer to a request made before StrictMode left and entered again', () => {
  const latest = new LatestRequest();
  const leave = latest.enter();
  const isAwaited = latest.begin();
  leave();
  latest.enter();
  expect([isAwaited(), latest.isLeft]).toEqual([true, false]);
});

it('accepts, in any order of events, only the answer to the latest request while the screen is open', () => {
  const step = fc.oneof(
    fc.constantFrom('enter' as const, 'leave' as const, 'ask' as const),
    fc.record({ answer: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const latest = new LatestRequest();
      const asked: (() => boolean)[] = [];
      let leave = latest.enter();
      let isThere = true;
      for (const one of steps) {
        if (one === 'enter') leave = latest.enter();
        else if (one === 'leave') leave();
        else if (one === 'ask') asked.push(latest.begin());
        else if (asked.length > 0) {
          const which = one.answer % asked.length;
          expect(asked[which]?.()).toBe(isThere && which === asked.length - 1);
        }
        if (one === 'enter' || one === 'leave') isThere = one === 'enter';
      }
    }),
  );
});
