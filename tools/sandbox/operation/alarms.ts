import { MINUTE } from '../core/clock.ts';
import type { Line } from './line.ts';
import { RULES, type Rule } from './rules.ts';
import { belongsTo } from './sets.ts';

export interface Alarm {
  readonly id: string;
  readonly title: string;
  /** The site or the name that is concerned; null for all. */
  readonly about: string | null;
  readonly part: number;
  readonly whole: number;
}

/** An alarm compares what arrived in this span. */
export const SPAN = MINUTE;

/** The alarms that the lines of a `SPAN` sound, the widest first. */
export function alarmsOf(lines: readonly Line[]): readonly Alarm[] {
  return RULES.flatMap((rule) => alarmsOfRule(rule, lines)).toSorted(
    (one, other) => other.part / other.whole - one.part / one.whole,
  );
}

function alarmsOfRule(rule: Rule, lines: readonly Line[]): readonly Alarm[] {
  const { id, title, by } = rule;
  const wrong = lines.filter((line) => belongsTo(rule.part, line));
  const could = lines.filter((line) => belongsTo(rule.whole, line));
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
