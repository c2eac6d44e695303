import type { Instant } from '../core/instant.ts';

/** A moment to remember, such as the end of a voucher. */
export interface CalendarEntry {
  /**
   * The UID of the entry. It must be unique world-wide, so that importing it twice makes one entry; letters, digits
   * and dashes only.
   */
  readonly id: string;
  /** The moment itself; calendars show it in their own time zone. */
  readonly at: Instant;
  readonly title: string;
  /** The description below the title; may have several lines. */
  readonly text: string;
  /** How many days before that moment the calendar shows a reminder; 0 for the moment itself. */
  readonly remindDaysBefore: number;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

/**
 * Returns the text of an iCalendar file (RFC 5545) with one entry: escaped, folded, with CRLF, all times in UTC.
 * `now` is when it was made, `producer` the name of the program that made it.
 */
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

/**
 * A moment in UTC as `20261121T193000Z` (3.3.5), fractions of a second cut off. The format has four digits for a year:
 * a moment beyond them becomes the first or the last that it can express.
 */
function stamp(at: Instant): string {
  const sayable = at > FIRST ? Math.min(at, LAST) : FIRST;
  return new Date(sayable).toISOString().replace(/[-:]|\.\d+/g, '');
}

/**
 * Text as a value (3.3.11): characters that would end it are escaped, line breaks become `\n`, other control characters
 * are dropped.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Control}/gu, '');
}

/** Continues long lines in the next line after a space; no character is cut in two. */
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

/** Size in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
