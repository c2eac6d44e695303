import type { Problem, ProblemKind } from '../problem/problem.ts';

/** The backend sends these problems only while the check is open, so the value is still reserved. */
const TOLD_BY_AN_OPEN_CHECK: readonly ProblemKind[] = [
  'letter-pin-wrong',
  'letter-pin-locked',
  'upload-refused',
];

/** Null if the problem's `moneyState` answers it. `unaffected`: no call here moves value, but the check may be over. */
export function valueAfter({
  kind,
  moneyState,
}: Pick<Problem, 'kind' | 'moneyState'>): 'reserved' | 'unaffected' | null {
  if (moneyState !== undefined || kind === 'check-unknown') return null;
  return TOLD_BY_AN_OPEN_CHECK.includes(kind) ? 'reserved' : 'unaffected';
}
