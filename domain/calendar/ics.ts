import type { Instant } from '../core/instant.ts';

export interface CalendarEntry {
  /** The UID: letters, digits and dashes. Globally unique and stable, so importing the file twice creates one entry. */
  readonly id: string;
  readonly at: Instant;
  readonly title: string;
  readonly text: string;
  readonly remindDaysBefore: number;
}

/** Octets before a line is folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/** Returns an iCalendar file (RFC 5545) with one entry, in UTC. `producer` is the generating program's name. */
export function calendarFile(entry: CalendarEntry, now: Instant, producer: string): string {
  const title = escaped(entry.title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(entry.at)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    entry.remindDaysBefore === 0 ? 'TRIGGER:PT0S' : `TRIGGER:-P${entry.remindDaysBefore}D`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');

/** Formats as `20261121T193000Z` (3.3.5). Years have four digits, so out-of-range instants are clamped. */
function stamp(at: Instant): string {
  const sayable = at > FIRST ? Math.min(at, LAST) : FIRST;
  return new Date(sayable).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** Escapes a TEXT value, line breaks included, and drops other control characters (3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Control}/gu, '');
}

/** Folds between characters, never inside a UTF-8 sequence. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
