import type { BrowseShops } from '#application/shop/browseShops.ts';
import type { SearchableWall } from '#domain/shop/searchableWall.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { type AnswerState, LOADING } from '../../../../parts/answers/answerScreen.ts';
import { LiveState } from '../../../../parts/answers/LiveState.ts';

/** For whom the wall is: a voucher, or browsing without one. */
interface Holder {
  readonly site: Site;
  readonly voucher: Voucher | null;
}

/**
 * The shops of a wall that is loaded as a whole. The shown shops stay while another holder's are loaded, but not if that
 * fails. `FilterState` filters them.
 */
export function wholeShops(
  browse: Pick<BrowseShops, 'execute'>,
  holder: () => Holder,
): LiveState<Holder, AnswerState<SearchableWall>> {
  return new LiveState<Holder, AnswerState<SearchableWall>>({
    first: LOADING,
    wanted: holder,
    begun: (before) => (before.kind === 'failed' ? LOADING : before),
    ask: async ({ site, voucher }) => {
      const answer = await browse.execute(site, voucher);
      return () =>
        answer.ok ? { kind: 'shown', value: answer.value } : { kind: 'failed', problem: answer.fault };
    },
  });
}
