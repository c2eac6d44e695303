import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { reachOf } from '#domain/shop/reach.ts';
import { PORTION } from '#domain/shop/portion.ts';
import { fetchAhead } from '../parts/lazy/LazyPart.tsx';
import { balanceCard } from '../screens/entry/balance/balanceCard.ts';
import type { WallAhead } from '../screens/entry/balance/wallAhead.ts';
import { SHOPS } from '../screens/shops/services.ts';
import type { Services } from '../session/services.ts';
import { spendableVoucher } from '../session/spendableVoucher.ts';
import { shopsPage } from './slots.tsx';
import { whenIdle } from '../kit/whenIdle.ts';

/**
 * Loads the wall's page before it is drawn, so that it is drawn at once (ADR 16). The strip is loaded with the voucher.
 */
export function wallAhead(services: Services): WallAhead {
  const fetchScripts = async () => {
    // The step to the wall loads `crossing` as well.
    const [area] = await Promise.all([
      services.area(SHOPS),
      fetchAhead(shopsPage, services),
      fetchAhead(balanceCard, services),
      import('./crossing.ts'),
    ]);
    return area;
  };
  return {
    fetchScripts() {
      const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
      if (connection?.saveData !== true) whenIdle(() => void fetchScripts().catch(() => undefined));
    },
    async fetchWall() {
      const { language, session, site: store } = services;
      const { site } = store;
      const [{ browseShopPages, loadCategories }, { browseShops }] = await Promise.all([
        fetchScripts(),
        services.shared(),
      ]);
      const { voucher } = session;
      // Without its categories the wall works.
      void loadCategories.execute(site, voucher, language.locale);
      const answer = site.switches.usePaginatedShopList
        ? await browseShopPages.execute(site, voucher, { filter: NO_FILTER, page: 0, size: PORTION })
        : await browseShops.execute(site, voucher);
      if (answer?.ok === false) throw new Error(answer.fault.kind);
      const known = browseShops.known(site, voucher);
      // Nothing is said of a balance that an open order leaves uncertain.
      const spendable = spendableVoucher(services);
      if (known === null || spendable === null) return 'ready';
      return reachOf(known.shops, spendable.balanceInCent).kind === 'nothing' ? 'out-of-reach' : 'ready';
    },
  };
}
