import { type Instant, MINUTE, SECOND } from '../core/clock.ts';
import type { Line, OperationBook } from './book.ts';
import { RULES, type Rule } from './rules.ts';

export interface Alarm {
  readonly id: string;
  readonly title: string;
  /** The site or the name that is concerned; null for all. */
  readonly about: string | null;
  readonly part: number;
  readonly whole: number;
}

const STEP = 5 * SECOND;
const LOOKS_BACK = 14 * MINUTE;

/** The alarms of the minute before `now`, the widest first. */
export function alarmsAt(book: OperationBook, now: Instant): readonly Alarm[] {
  const lines = book.recent(now, MINUTE);
  return RULES.flatMap((rule) => alarmsOf(rule, lines)).toSorted(
    (one, other) => other.part / other.whole - one.part / one.whole,
  );
}

/** Since when an alarm sounds without a pause; at most 14 minutes back. */
export function soundsSince(book: OperationBook, now: Instant, { id, about }: Alarm): Instant {
  const sounds = (at: Instant) => alarmsAt(book, at).some((each) => each.id === id && each.about === about);
  let since = now;
  while (since > now - LOOKS_BACK && sounds(since - STEP)) since -= STEP;
  return since;
}

function alarmsOf(rule: Rule, lines: readonly Line[]): readonly Alarm[] {
  const { id, title, by } = rule;
  const wrong = lines.filter(rule.part);
  const could = lines.filter(rule.whole);
  const groups = by === undefined ? [null] : [...new Set(wrong.map((line) => line[by]))];
  return groups.flatMap((about) => {
    const of = (line: Line) => about === null || by === undefined || line[by] === about;
    const part = sum(wrong.filter(of));
    // A name is a share of all; a site is measured by its own pages.
    const whole = Math.max(part, sum(by === 'site' ? could.filter(of) : could));
    return part >= rule.least && part > rule.share * whole ? [{ id, title, about, part, whole }] : [];
  });
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((total, { count }) => total + count, 0);
}
