import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clockUses } from './clockUses.ts';

const root = new URL('../../', import.meta.url);
const files = ['domain', 'application'].flatMap((layer) =>
  readdirSync(new URL(layer, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${layer}/${name.replaceAll('\\', '/')}`),
);

it('looks at every file of the pure layers', () => {
  expect(files.length).toBeGreaterThan(120);
});

it('finds none in them that asks the device for its time or its time zone', () => {
  const found = files.flatMap((name) =>
    clockUses(readFileSync(new URL(name, root), 'utf8')).map(
      ({ line, code, remedy }) => `${name}:${line} ${code}: ${remedy}`,
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  // the clock
  'Date.now()',
  "Date['now']()",
  'const { now } = Date',
  'const read = Date.now',
  'Date()',
  'new Date()',
  'new Date',
  'new Date(...parts)',
  'const Calendar = Date',
  'make(Date)',
  'globalThis.Date.now()',
  "globalThis['Date']",
  // the time zone
  'new Date(2026, 10, 21)',
  'at.getFullYear()',
  'at.getYear()',
  'at.getMonth()',
  'at.getDate()',
  'at.getDay()',
  'at.getHours()',
  'at.getMinutes()',
  'at.getSeconds()',
  'at.getMilliseconds()',
  'at.getTimezoneOffset()',
  "at['getHours']()",
  'at?.getHours()',
  'const { getHours } = at',
  'const { getHours: hours } = at',
  'at.setFullYear(2026)',
  'at.setMonth(1)',
  'at.setDate(1)',
  'at.setHours(0)',
  'at.setMinutes(0)',
  'at.setSeconds(0)',
  'at.setMilliseconds(0)',
  'at.toDateString()',
  'at.toTimeString()',
  'at.toLocaleDateString()',
  'at.toLocaleTimeString()',
  'new Date(at).toString()',
  '(new Date(at)).toLocaleString()',
  'const day = new Date(at); day.toString()',
  'const say = (day: Date) => day.toString()',
  '`on ${new Date(at)}`',
  'String(new Date(at))',
  "const day = new Date(at); day + ''",
  // a text without a time zone
  "new Date('2026-11-21T10:00')",
  "Date.parse('2026-11-21T10:00:00')",
  "Date.parse('21 November 2026')",
  'Date.parse(`${day}T00:00`)',
])('reports %s', (code) => {
  expect(clockUses(code)).toHaveLength(1);
});

it.each([
  'new Date(at).toISOString()',
  'new Date(at).getTime()',
  'new Date(at).getUTCHours()',
  'new Date(at).setUTCHours(0)',
  'Date.UTC(2026, 10, 21)',
  'Date.parse(text)',
  "Date.parse('2026-11-21')",
  "Date.parse('2026-11-21T10:00:00Z')",
  "Date.parse('2026-11-21T10:00:00+01:00')",
  "new Date('2026-11-21T10:00:00.000Z')",
  'Date.parse(`${day}T00:00:00Z`)',
  'Date.parse(`${day}`)',
  'const isMoment = (value: unknown): value is Date => value instanceof Date',
  'const say = (day: Date) => day.toISOString()',
  '(25).toString(36)',
  '`${day} of ${month}`',
  "say('Date')",
  'form.validity.toString()',
  'const getHours = 1',
])('allows %s', (code) => {
  expect(clockUses(code)).toEqual([]);
});

it('says where it is and what to do instead', () => {
  expect(clockUses('// a comment\nexport const now = Date.now();')).toEqual([
    { line: 2, code: 'Date.now', remedy: 'take the moment as an argument, or a Clock as a port' },
  ]);
});
