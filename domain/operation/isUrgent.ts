import type { Fact } from './vocabulary.ts';

/** In milliseconds. */
const SLOW_CALL_MS = 3_000;

/** True if the operator should hear of it within seconds, not only when the page is hidden. */
export function isUrgent({ kind, name, value = 0 }: Fact): boolean {
  if (kind === 'call') return name === 'lost' || value > SLOW_CALL_MS;
  return kind !== 'step' && kind !== 'vital';
}
