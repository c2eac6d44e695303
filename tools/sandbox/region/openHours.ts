import type { Wire } from '../core/wire.ts';

type OpenHours = Wire['OpenHours'];

const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
/** "Mo–Fr 9–12 und 14–17 Uhr", "täglich 10–22 Uhr"; without seasons. */
const PART = /^(?:(\p{L}{2})(?:–(\p{L}{2}))?|täglich) (\d+)–(\d+)(?: und (\d+)–(\d+))?(?: Uhr)?$/u;

/** The hours that a text says, as data; nothing where it says more than an ordinary week. */
export function openHoursOf(text: string): { openHours?: OpenHours[] } {
  const parts = text.split(', ').map((part) => PART.exec(part));
  const openHours = parts.flatMap((part) => (part ? hoursOf(part) : []));
  return parts.every((part) => part !== null) ? { openHours } : {};
}

function hoursOf([, first, last, ...times]: RegExpExecArray): OpenHours[] {
  const from = first === undefined ? 1 : DAYS.indexOf(first) + 1;
  const to = first === undefined ? DAYS.length : DAYS.indexOf(last ?? first) + 1;
  const clock = times.filter((hour) => hour !== undefined).map((hour) => `${hour.padStart(2, '0')}:00`);
  return [0, 2]
    .filter((at) => at < clock.length)
    .map((at) => ({ from, to, opens: clock[at] ?? '', closes: clock[at + 1] ?? '' }));
}
