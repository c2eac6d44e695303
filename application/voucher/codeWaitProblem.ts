import type { Problem } from '#domain/problem/problem.ts';
import { secondsLeft } from '#domain/voucher/codeWait.ts';
import type { ReadKept } from '../kept/kept.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Returns `too-many-requests` with the seconds left; null if the user may submit a code now. Apart from
 * `CodeAttemptLimit`, because the first screen asks before it spends a captcha.
 */
export function codeWaitProblem(kept: ReadKept<'codeWait'>, clock: Clock): Problem | null {
  const wait = kept.read('codeWait');
  const left = wait && secondsLeft(wait, clock.now());
  return left ? { kind: 'too-many-requests', retryAfterSeconds: left } : null;
}
