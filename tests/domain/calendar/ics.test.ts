import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '#domain/calendar/ics.ts';
import { holds } from '#tests/data/holds.ts';
import { now } from '#tests/data/moments.ts';

const ENTRY: CalendarEntry = {
  id: '482910377@de.frohgut.example',
  at: Date.UTC(2027, 11, 31, 22, 59, 59),
  title: 'Letzter Tag: 25,00 € einlösen',
  text: 'Bitte den Code bereithalten.',
  remindDaysBefore: 14,
};

const fileOf = (about: Partial<CalendarEntry> = {}) => calendarFile({ ...ENTRY, ...about }, now, 'Frohgut');

/** Reads as RFC 5545 says (3.1, 3.3.11): unfolded lines, their name with parameters, the value with its escapes undone. */
function read(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replace(/\\([\\;,nN])/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
      return [line.slice(0, colon), value];
    });
}

const valueOf = (file: string, name: string) => read(file).find(([found]) => found === name)?.[1];
const octets = (line: string) => new TextEncoder().encode(line).length;

it('writes a calendar with one event and a reminder', () => {
  expect(read(fileOf())).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Frohgut//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', ENTRY.id],
    ['DTSTAMP', '20260615T120000Z'],
    ['DTSTART', '20271231T225959Z'],
    ['SUMMARY', ENTRY.title],
    ['DESCRIPTION', ENTRY.text],
    ['TRANSP', 'TRANSPARENT'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['DESCRIPTION', ENTRY.title],
    ['TRIGGER', '-P14D'],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

it.each([
  [Date.UTC(1970, 0, 1), '19700101T000000Z'],
  [Date.UTC(2026, 10, 21, 19, 30, 5), '20261121T193005Z'],
  [Date.UTC(2024, 1, 29, 23, 59, 59, 999), '20240229T235959Z'],
  [Date.UTC(2100, 1, 28, 23, 59, 59), '21000228T235959Z'],
  [Date.UTC(2100, 2, 1), '21000301T000000Z'],
  [Date.UTC(1969, 11, 31, 23, 59, 58), '19691231T235958Z'],
  [Date.UTC(9999, 11, 31, 23, 59, 59), '99991231T235959Z'],
])('formats %i ms in UTC as %s', (at, stamp) => {
  expect(valueOf(fileOf({ at }), 'DTSTART')).toBe(stamp);
});

it.each([
  [Date.UTC(10_000, 0, 1), '99991231T235959Z'],
  [1e18, '99991231T235959Z'],
  [Infinity, '99991231T235959Z'],
  [-1e14, '00000101T000000Z'],
  [-Infinity, '00000101T000000Z'],
  [NaN, '00000101T000000Z'],
])('limits %d ms, which the calendar format cannot express, to its first or last date', (at, stamp) => {
  expect(valueOf(fileOf({ at }), 'DTSTART')).toBe(stamp);
});

it('ends every line with CRLF', () => {
  const file = fileOf();
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('escapes special characters, and keeps line breaks', () => {
  const text = 'Erste Zeile; mit, allem \\ was stört\nzweite\r\ndritte';
  const file = fileOf({ text });
  expect(file).toContain(String.raw`Zeile\; mit\, allem \\ was stört\nzweite`);
  expect(valueOf(file, 'DESCRIPTION')).toBe(text.replace('\r\n', '\n'));
});

it('never lets a text add a property', () => {
  const title = 'Harmless\r\nATTACH:https://evil.example\u0000\u0007';
  expect(read(fileOf({ title })).map(([name]) => name)).not.toContain('ATTACH');
  expect(valueOf(fileOf({ title }), 'SUMMARY')).toBe('Harmless\nATTACH:https://evil.example');
});

it('folds a line of 76 octets, but not one of 75', () => {
  const fitting = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(fileOf({ title: fitting })).toContain(`SUMMARY:${fitting}\r\n`);
  expect(fileOf({ title: `${fitting}y` })).toContain(`SUMMARY:${fitting}\r\n y\r\n`);
});

it.each([
  ['~', 1],
  ['\u00a1', 2],
  ['\u07ff', 2],
  ['\u0800', 3],
  ['\uffff', 3],
  ['\u{10000}', 4],
])('fills a line with %j as far as its %i octets allow', (character, size) => {
  const lines = fileOf({ title: character.repeat(80) }).split('\r\n');
  const filled = octets(lines.find((line) => line.startsWith('SUMMARY:')) ?? '');
  expect(filled).toBeLessThanOrEqual(75);
  expect(filled + size).toBeGreaterThan(75);
});

it('reads CR, LF and CRLF as one line break', () => {
  expect(fileOf({ text: 'a\rb\r\nc\nd' })).toContain(String.raw`DESCRIPTION:a\nb\nc\nd`);
});

it('folds any text to at most 75 octets a line without splitting a character', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 300 });
  holds(
    fc.property(words, words, (title, text) => {
      const file = fileOf({ title, text });
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      const shown = (said: string) => said.replace(/\r\n?/g, '\n').replace(/[^\P{Control}\n]/gu, '');
      expect(valueOf(file, 'SUMMARY')).toBe(shown(title));
      expect(valueOf(file, 'DESCRIPTION')).toBe(shown(text));
    }),
  );
});
