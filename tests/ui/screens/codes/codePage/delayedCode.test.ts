import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpenRedeemLink } from '#application/redemption/openRedeemLink.ts';
import { RevealCode } from '#application/redemption/revealCode.ts';
import { done } from '#domain/core/result.ts';
import type { SealedCode } from '#domain/redemption/redeemLink.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeRedeemLinkApi } from '#tests/data/fakeApis.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { pending } from '#tests/data/pending.ts';
import { aLinkToken, aSealedCode } from '#tests/data/redemption.ts';
import { CodePageScreen } from '#ui/screens/codes/codePage/CodePageScreen.ts';

const MINUTE = 60 * SECOND;
const delayed = aSealedCode({ state: 'DELAYED' });

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

function visible(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page with a delayed code; further lookups get these answers in turn. */
async function waiting(...looks: Answer<SealedCode>[]) {
  const api = fakeRedeemLinkApi({ looks: [done(delayed), ...looks] });
  const screen = new CodePageScreen({
    open: new OpenRedeemLink(api),
    reveal: new RevealCode(api),
    now: () => Date.now(),
    takeWish: () => false,
    token: aLinkToken,
  });
  const stop = screen.start();
  await vi.advanceTimersByTimeAsync(0);
  return { screen, api, stop };
}

it('stores when it looked for a delayed code', async () => {
  const { screen, stop } = await waiting();
  expect(screen.state).toEqual({ kind: 'delayed', sealed: delayed, checkedAt: now, check: 'quiet' });
  stop();
});

it('looks again every minute until the code arrives', async () => {
  const { screen, api, stop } = await waiting(done(delayed), done(aSealedCode()));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.state).toMatchObject({ kind: 'delayed', checkedAt: now + MINUTE, check: 'quiet' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.state).toEqual({ kind: 'sealed', sealed: aSealedCode(), problem: null, arrived: true });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(api.looked).toHaveLength(3);
  stop();
});

it('looks again every minute, however long the answers take', async () => {
  const { api, stop } = await waiting();
  api.look = (token) => {
    api.looked.push(token);
    return new Promise((resolve) => setTimeout(() => resolve(done(delayed)), 2 * SECOND));
  };
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(api.looked).toHaveLength(5);
  stop();
});

it('does not look while the page is hidden, and looks at once when it becomes visible', async () => {
  const { screen, api, stop } = await waiting(done(aSealedCode()));
  visible('hidden');
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(api.looked).toHaveLength(1);
  visible('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.state.kind).toBe('sealed');
  stop();
});

it('does not look again after a quick change of tabs', async () => {
  const { api, stop } = await waiting();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  visible('hidden');
  visible('visible');
  expect(api.looked).toHaveLength(1);
  stop();
});

it('reports that the code is still delayed after a requested look', async () => {
  const { screen, stop } = await waiting(done(delayed));
  await screen.check();
  expect(screen.state).toMatchObject({ kind: 'delayed', check: 'still-delayed' });
  stop();
});

it('sends one request for ten fast presses', async () => {
  const { screen, api, stop } = await waiting(done(delayed));
  await Promise.all(Array.from({ length: 10 }, () => screen.check()));
  expect(api.looked).toHaveLength(2);
  stop();
});

it('reports a failed look, and keeps waiting', async () => {
  const { screen, stop } = await waiting(refusal('offline'), refusal('offline'), done(aSealedCode()));
  await screen.check();
  expect(screen.state).toMatchObject({ kind: 'delayed', checkedAt: now, check: 'failed' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.state).toMatchObject({ kind: 'delayed', checkedAt: now, check: 'quiet' });
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(screen.state.kind).toBe('sealed');
  stop();
});

it('reports that the link expired while its code was awaited', async () => {
  const { screen, stop } = await waiting(refusal('link-expired'));
  await screen.check();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'link-expired' } });
  stop();
});

it('ignores an answer that arrives after the page was left, and stops looking', async () => {
  const answer = pending<Answer<SealedCode>>();
  const { screen, api, stop } = await waiting();
  api.look = () => answer.promise;
  const checking = screen.check();
  stop();
  answer.answer(done(aSealedCode()));
  await checking;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(screen.state).toMatchObject({ kind: 'delayed', check: 'checking' });
});

it('does not look again once the code has arrived', async () => {
  const { screen, api, stop } = await waiting(done(aSealedCode()));
  await screen.check();
  await screen.check();
  expect(api.looked).toHaveLength(2);
  stop();
});
