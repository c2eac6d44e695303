import { beforeEach, expect, it, vi } from 'vitest';
import { ServerClock } from '#infrastructure/clock/serverClock.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));

/** The clock after an answer that was sent and received at these distances from noon on the device. */
function clockAfter(date: string, sent = 0, received = 0): ServerClock {
  const clock = new ServerClock(() => {});
  clock.learn(date, NOON + sent, NOON + received);
  return clock;
}

it('uses the device’s clock without a server time', () => {
  expect(new ServerClock(() => {}).now()).toBe(NOON);
});

it('keeps the device’s clock if it may be right', () => {
  expect(clockAfter('Sat, 21 Nov 2026 12:00:00 GMT').now()).toBe(NOON);
  expect(clockAfter('Sat, 21 Nov 2026 11:59:59 GMT').now()).toBe(NOON);
  expect(clockAfter('Sat, 21 Nov 2026 11:59:58 GMT', -3000, 0).now()).toBe(NOON);
});

it('corrects a device that is hours slow or fast, to the second', () => {
  expect(clockAfter('Sat, 21 Nov 2026 15:00:00 GMT').now()).toBe(NOON + 3 * HOUR + 500);
  expect(clockAfter('Sat, 21 Nov 2026 09:00:00 GMT').now()).toBe(NOON - 3 * HOUR + 500);
});

it('accounts for the time of the transfer', () => {
  expect(clockAfter('Sat, 21 Nov 2026 13:00:00 GMT', -1000, 1000).now()).toBe(NOON + HOUR + 500);
});

it('keeps ticking', () => {
  const clock = clockAfter('Sat, 21 Nov 2026 13:00:00 GMT');
  vi.setSystemTime(NOON + 60_000);
  expect(clock.now()).toBe(NOON + HOUR + 500 + 60_000);
});

it('returns to the device’s clock once that is set right', () => {
  const clock = clockAfter('Sat, 21 Nov 2026 13:00:00 GMT');
  clock.learn('Sat, 21 Nov 2026 12:00:00 GMT', NOON, NOON);
  expect(clock.now()).toBe(NOON);
});

it('keeps its correction when the device sleeps for an hour during a call', () => {
  const clock = clockAfter('Sat, 21 Nov 2026 11:42:00 GMT');
  clock.learn('Sat, 21 Nov 2026 11:42:05 GMT', NOON + 5_000, NOON + HOUR);
  expect(clock.now()).toBe(NOON - 18 * 60_000 + 500);
});

it.each(['', 'noon', '<b>', '2026-99-99'])('ignores the date "%s"', (date) => {
  expect(clockAfter(date).now()).toBe(NOON);
});

it('reports once that the device’s clock is more than five minutes off, and in which direction', () => {
  const heard: string[] = [];
  const clock = new ServerClock((device) => heard.push(device));
  const sent = Date.parse('2026-11-21T12:00:00Z');
  const told = (minutes: number) =>
    clock.learn(new Date(sent + minutes * 60_000).toUTCString(), sent, sent + 100);
  told(4);
  expect(heard).toEqual([]);
  told(6);
  told(7);
  expect(heard).toEqual(['behind']);
  const other: string[] = [];
  new ServerClock((device) => other.push(device)).learn(
    new Date(sent - 360_000).toUTCString(),
    sent,
    sent + 100,
  );
  expect(other).toEqual(['ahead']);
});
