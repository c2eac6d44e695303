import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { AnswerScreen } from '../answers/AnswerScreen.ts';
import { useScreen } from '../../session/services.ts';

/** The wall depends on the voucher, if any, and the site's variation. */
export interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/** Loads an answer about the holder's wall once per mount, and again for another holder. */
export function useWallAnswer<T>(
  ask: (holder: Holder) => Promise<Result<T, Problem>>,
  known: (holder: Holder) => T | null = () => null,
): AnswerScreen<T, Holder> {
  return useScreen(
    ({ session, site }) =>
      new AnswerScreen(ask, () => ({ site: site.site, voucher: session.voucher }), {
        replacesShown: true,
        known,
      }),
  );
}
