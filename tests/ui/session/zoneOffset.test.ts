import { expect, it } from 'vitest';
import { zoneOffset } from '#ui/session/zoneOffset.ts';

const HOUR = 60 * 60_000;

it.each([
  ['UTC', '2026-06-15T12:00Z', 0],
  ['Europe/Berlin', '2026-03-29T00:59:59.999Z', HOUR],
  ['Europe/Berlin', '2026-03-29T01:00Z', 2 * HOUR],
  ['Europe/Berlin', '2026-10-25T00:59:59Z', 2 * HOUR],
  ['Europe/Berlin', '2026-10-25T01:00Z', HOUR],
  ['America/New_York', '2026-12-31T23:30Z', -5 * HOUR],
  ['Asia/Kolkata', '2026-12-31T23:30Z', 5.5 * HOUR],
])('computes the offset of %s at %s', (timeZone, at, ahead) => {
  expect(zoneOffset(timeZone)(Date.parse(at))).toBe(ahead);
});
