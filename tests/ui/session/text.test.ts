import { expect, it } from 'vitest';
import { formatMoment } from '#ui/session/text.ts';

it.each([
  ['de', 'DE', '21.~November 2026 um~10:00'],
  ['en', 'GB', '21~November 2026 at~10:00'],
  ['en', 'US', 'November~21, 2026 at~10:00~AM'],
] as const)('joins the day to its month and the hour to its suffix, in %s of %s', (locale, country, kept) => {
  const at = Date.UTC(2026, 10, 21, 10);
  const written = formatMoment(at, locale, { country, timeZone: 'UTC' }).replace('\u202f', '\u00a0');
  expect(written).toBe(kept.replaceAll('~', '\u00a0'));
});
