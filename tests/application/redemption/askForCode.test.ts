import { expect, it } from 'vitest';
import { AskForCode } from '#application/redemption/askForCode.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { SECOND, now } from '#tests/data/moments.ts';

it('passes the press on to the next page, once', () => {
  const kept = fakeKept();
  const aPage = () => new AskForCode(kept, clockAt());
  expect(aPage().take()).toBe(false);
  aPage().execute();
  expect(aPage().take()).toBe(true);
  expect(aPage().take()).toBe(false);
});

it.each([
  [30 * SECOND - 1, true],
  [30 * SECOND, false],
  [-30 * SECOND, false],
])('treats a press %d ms ago as recent: %s', (after, isWished) => {
  const kept = fakeKept({ pendingReveal: now });
  expect(new AskForCode(kept, clockAt(now + after)).take()).toBe(isWished);
});
