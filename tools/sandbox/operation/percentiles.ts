import type { Line } from './book.ts';
import { BOUNDS, type Measure } from './names.ts';

/** The bucket in which a share of all values ends: its upper bound, infinite above the highest; null without values. */
export function percentile(lines: readonly Line[], measure: Measure, share: number): number | null {
  const own = lines.filter((line) => measureOf(line) === measure);
  const total = own.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const bound of BOUNDS[measure]) {
    below += own.reduce((sum, { upTo, count }) => (upTo === bound ? sum + count : sum), 0);
    if (below >= share * total) return bound;
  }
  return Number.POSITIVE_INFINITY;
}

/** The measure of a line; a call that was lost has no time. */
export function measureOf({ kind, name }: Pick<Line, 'kind' | 'name'>): Measure | undefined {
  if (kind === 'call') return name === 'answered' ? kind : undefined;
  return kind === 'vital' ? (name as Measure) : undefined;
}
