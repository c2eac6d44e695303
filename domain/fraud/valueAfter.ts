import type { Problem, ProblemKind } from '../problem/problem.ts';

/** What only a check says that is still open, so that its value is reserved. */
const TOLD_BY_AN_OPEN_CHECK: readonly ProblemKind[] = [
  'letter-pin-wrong',
  'letter-pin-locked',
  'upload-refused',
];

/**
 * Returns what may be said of a check's value after something went wrong on its page. `reserved`: the backend has just
 * spoken for a check that goes on. `unaffected`: meanwhile it may be over or not, but this has moved no value; neither
 * looking nor any step does. Null where the backend has said it itself, or knows no such check.
 */
export function valueAfter({
  kind,
  moneyState,
}: Pick<Problem, 'kind' | 'moneyState'>): 'reserved' | 'unaffected' | null {
  if (moneyState !== undefined || kind === 'check-unknown') return null;
  return TOLD_BY_AN_OPEN_CHECK.includes(kind) ? 'reserved' : 'unaffected';
}
