import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { STAY_MS, stayLeft } from '#domain/kept/stay.ts';
import { holds } from '#tests/data/holds.ts';
import { DAY, SECOND, now } from '#tests/data/moments.ts';

const HOUR = 3600 * SECOND;

it('keeps personal data for half an hour', () => {
  expect(STAY_MS).toBe(30 * 60 * SECOND);
});

it.each([
  ['the user typed a moment ago', now, null, STAY_MS],
  ['the user typed 29 minutes ago', now - 29 * 60 * SECOND, null, 60 * SECOND],
  ['the user typed half an hour ago', now - STAY_MS, null, 0],
  ['the user typed yesterday', now - DAY, null, 0],
  ['nobody knows when somebody typed', null, null, 0],
  ['a voucher is in use', now - DAY, now + HOUR, HOUR + STAY_MS],
  ['its session ran out while the tab was discarded', now - DAY, now - HOUR, 0],
  ['its session ran out ten minutes ago', now - DAY, now - 600 * SECOND, STAY_MS - 600 * SECOND],
  ['the user typed after the session ran out', now, now - HOUR, STAY_MS],
  ['the clock was put back by seconds', now + 5 * SECOND, null, STAY_MS + 5 * SECOND],
  ['the clock was put back by a day', now + DAY, null, 0],
])('calculates the remaining time if %s', (_, usedAt, sessionEnd, left) => {
  expect(stayLeft(usedAt, now, sessionEnd, now)).toBe(left);
});

it('compares each time with the clock that told it', () => {
  const deviceNow = now - DAY;
  expect(stayLeft(deviceNow, deviceNow, now - DAY, now)).toBe(STAY_MS);
  expect(stayLeft(deviceNow - DAY, deviceNow, now, now)).toBe(STAY_MS);
});

it('never keeps data much longer than half an hour after the session, whatever is stored', () => {
  const instants = fc.option(fc.integer({ min: 1, max: now + 365 * DAY }));
  holds(
    fc.property(instants, instants, (usedAt, sessionEnd) => {
      const longest = Math.max(STAY_MS + 60 * SECOND, (sessionEnd ?? 0) + STAY_MS - now);
      const left = stayLeft(usedAt, now, sessionEnd, now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(longest);
    }),
  );
});
