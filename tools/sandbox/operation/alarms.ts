import { type Instant, MINUTE } from '../core/clock.ts';
import { KEPT_SLOTS, type Line, type OperationBook, SLOT } from './book.ts';
import { RULES, type Rule } from './rules.ts';

export interface Alarm {
  readonly id: string;
  readonly title: string;
  /** The site or the name that is concerned; null for all. */
  readonly about: string | null;
  readonly part: number;
  readonly whole: number;
}

/** An alarm compares what arrived in this span. */
const SPAN = MINUTE;
/** Earlier spans are not kept whole. */
const LOOKS_BACK = KEPT_SLOTS - SPAN;

/** The alarms of the span before `now`, the widest first. */
export function alarmsAt(book: OperationBook, now: Instant): readonly Alarm[] {
  const lines = book.recent(now, SPAN);
  return RULES.flatMap((rule) => alarmsOf(rule, lines)).toSorted(
    (one, other) => other.part / other.whole - one.part / one.whole,
  );
}

/** Since when an alarm sounds without a pause; at most `LOOKS_BACK` ago. */
export function soundsSince(book: OperationBook, now: Instant, { id, about }: Alarm): Instant {
  const sounds = (at: Instant) => alarmsAt(book, at).some((each) => each.id === id && each.about === about);
  let since = now;
  while (since > now - LOOKS_BACK && sounds(since - SLOT)) since -= SLOT;
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
