import { expect, it } from 'vitest';
import type { OpenHours } from '#domain/calendar/openHours.ts';
import { hoursText } from '#ui/session/hoursText.ts';

const HOURS: readonly OpenHours[] = [
  { days: [1, 5], opens: '08:00', closes: '17:30' },
  { days: [6, 6], opens: '09:00', closes: '13:00' },
];

/** Normalises spaces and dashes, which differ between versions of the locale data. */
const plain = (words: string) => words.replaceAll(/\s*[–-]\s*/g, '–').replaceAll(/\s/g, ' ');

it('writes hours until midnight without a date', () => {
  const hours: OpenHours = { days: [1, 5], opens: '18:00', closes: '24:00' };
  expect(plain(hoursText([hours], 'de-DE').join())).toBe('Mo–Fr, 18:00–00:00');
});

it.each([
  ['de-DE', 'Sa–Mo, 18:00–02:00'],
  ['en-US', 'Sat–Mon, 6:00 PM–2:00 AM'],
])('writes in %s hours past midnight and past Sunday without a date', (language, words) => {
  const hours: OpenHours = { days: [6, 1], opens: '18:00', closes: '02:00' };
  expect(plain(hoursText([hours], language).join())).toBe(words);
});

it.each([
  ['de-DE', 'Mo–Fr, 08:00–17:30 Uhr; Sa, 09:00–13:00 Uhr'],
  ['en-GB', 'Mon–Fri, 08:00–17:30; Sat, 09:00–13:00'],
  ['en-US', 'Mon–Fri, 8:00 AM–5:30 PM; Sat, 9:00 AM–1:00 PM'],
  ['fr-FR', 'lun.–ven., 08:00–17:30; sam., 09:00–13:00'],
  ['it-IT', 'lun–ven, 08:00–17:30; sab, 09:00–13:00'],
  ['nl-BE', 'ma–vr, 08:00–17:30; za, 09:00–13:00'],
])('writes in %s on which days and when the phone is answered', (language, words) => {
  expect(plain(hoursText(HOURS, language).join('; '))).toBe(words);
});
