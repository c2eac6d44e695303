import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefreshToken } from '#application/voucher/refreshToken.ts';
import { done } from '#domain/core/result.ts';
import type { VoucherSession, VoucherToken } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { keptWith, sessionOf } from '#tests/data/fakeKept.ts';
import { SECOND, now } from '#tests/data/moments.ts';
import { fakeTokenApi } from '#tests/data/thirdParty.ts';
import { aSession } from '#tests/data/voucher.ts';
import { SessionWarningScreen } from '#ui/screens/entry/sessionWarning/SessionWarningScreen.ts';

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An open warning, `seconds` before the end. */
function aWarning({ seconds = 120, renewals = [] as readonly Answer<VoucherSession>[] } = {}) {
  const held = aSession({ expires: now + seconds * SECOND });
  const session = sessionOf(keptWith(held));
  const renewed: VoucherSession[] = [];
  session.onChange(() => session.held && renewed.push(session.held));
  const api = fakeTokenApi({ renewals });
  const clock = { now: () => Date.now() };
  const screen = new SessionWarningScreen({
    held,
    refresh: new RefreshToken(api, session, clock, { ifMissed: () => undefined }),
    now: clock.now,
  });
  return { screen, stop: screen.start(), api, renewed };
}

const aRenewal = (): VoucherSession => ({
  ...aSession({ expires: now + 3600 * SECOND }),
  token: 'next' as VoucherToken,
});

it('counts the seconds to the end', () => {
  const { screen } = aWarning();
  expect(screen.secondsLeft).toBe(120);
  vi.advanceTimersByTime(45 * SECOND);
  expect(screen.secondsLeft).toBe(75);
});

it('announces the time left when it opens and at 60 and 20 seconds only', () => {
  const { screen } = aWarning();
  const spoken = new Set([screen.spokenSeconds]);
  for (let tick = 0; tick < 115 * 4; tick += 1) {
    vi.advanceTimersByTime(250);
    spoken.add(screen.spokenSeconds);
  }
  expect([...spoken]).toEqual([120, 60, 20]);
});

it('announces the actual time left if it opens late or the tab was suspended', () => {
  const { screen } = aWarning({ seconds: 100 });
  expect(screen.spokenSeconds).toBe(100);
  vi.setSystemTime(now + 85 * SECOND);
  vi.advanceTimersByTime(250);
  expect(screen.spokenSeconds).toBe(15);
});

it('never counts below zero', () => {
  const { screen } = aWarning({ seconds: 1 });
  vi.advanceTimersByTime(5 * SECOND);
  expect(screen.secondsLeft).toBe(0);
});

it('renews the session once, however often the button is pressed', async () => {
  const { screen, api, renewed } = aWarning({ renewals: [done(aRenewal())] });
  const going = screen.goOn();
  expect(screen.busy).toBe(true);
  await Promise.all([going, screen.goOn(), screen.goOn()]);
  expect(api.asked).toHaveLength(1);
  expect(renewed.map(({ token }) => token)).toEqual(['next']);
});

it('fails with the reason, keeps the time left, and can be tried again', async () => {
  const { screen, renewed } = aWarning({
    renewals: [refusal('offline'), refusal('offline'), done(aRenewal())],
  });
  await screen.goOn();
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'offline' }, attempt: 1 });
  vi.advanceTimersByTime(10 * SECOND);
  expect(screen.secondsLeft).toBe(110);
  await screen.goOn();
  expect(screen.state).toMatchObject({ kind: 'failed', attempt: 2 });
  await screen.goOn();
  expect(renewed).toHaveLength(1);
});

it('reports that the session cannot be renewed any more', async () => {
  const { screen, renewed } = aWarning({ renewals: [refusal('session-expired')] });
  await screen.goOn();
  expect(screen.state).toEqual({ kind: 'last' });
  expect(renewed).toEqual([]);
});

it('stops counting, and ignores a late failure, once it is stopped', async () => {
  const { screen, stop, renewed } = aWarning({ renewals: [refusal('offline')] });
  const going = screen.goOn();
  stop();
  await going;
  expect(screen.state.kind).toBe('asking');
  expect(renewed).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('continues with the renewed session even if the answer arrives after it was closed', async () => {
  const { screen, stop, renewed } = aWarning({ renewals: [done(aRenewal())] });
  const going = screen.goOn();
  stop();
  await going;
  expect(renewed).toHaveLength(1);
});
