import type { Container } from 'inversify';
import bundledTexts from '#locales/bundled.json';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { type Arrival, ArrivalStore } from '#ui/session/ArrivalStore.ts';
import type { EarlyPage } from '#ui/session/earlyPage.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';
import { PathStore } from '#ui/session/PathStore.ts';
import type { Services } from '#ui/session/services.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import { StoredValue } from '#ui/session/StoredValue.ts';
import { StoredValues } from '#ui/session/StoredValues.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { areasOf } from './areas/areas.ts';
import type { AreaContext } from './areas/areaContext.ts';
import { once } from './areas/once.ts';
import { registry } from './pageSite.ts';
import type { Core } from './wiring/core.ts';

/** Another tab's order is noted for half an hour; after that, its end shows within this time. */
const LOOK_EVERY_MS = 60_000;

/** Builds the stores and the services for the views. `loadContainer` is called with the first area. */
export function servicesOf(
  core: Core,
  loadContainer: () => Promise<Container>,
  { arrival, early, language, site }: AreaContext & { arrival: Arrival; early: EarlyPage },
): Services {
  const { findOpenOrder, log, now, openOrders, reload, reloadOnce, askSecurityQuestion } = core;
  const kept = new StoredValues<keyof typeof FIRST_KEPT>(core.tabWatch, core.kept);
  const session = new SessionStore({
    session: core.tabSession,
    follow: core.followSession,
    leave: core.leaveInTime,
    end: core.endVoucher,
    kept,
    isThanked: () => window.location.pathname === '/thankyou',
  });
  const { area, shared } = areasOf(core, loadContainer, { language, site });
  const findPath = async (urlName: string) =>
    (await area(SHOPS)).resolvePath.execute(site.own, urlName, () => language.locale);
  return {
    arrival: new ArrivalStore(arrival, early),
    early,
    flash: new FlashStore(),
    language,
    network: new NetworkStore(core.network),
    path: new PathStore(findPath, kept, core.keepPath, site),
    session,
    site,
    askSecurityQuestion,
    enterVoucherCode: core.enterVoucherCode,
    area,
    allSites: once(() => registry().catch(() => [])),
    bundledTexts,
    captcha: core.captcha,
    correlationId: core.correlationId,
    kept,
    now,
    openOrders: new StoredValue(core.tabWatch, () => openOrders.find()),
    openAnywhere: new StoredValue(new TabWatch(core.kept, LOOK_EVERY_MS), () => findOpenOrder.find()),
    pauseTexts: once(async () => (await import('#locales/pause.json')).default),
    record: (fact) => log.record(fact),
    reload,
    reloadOnce,
    reportCrash: (screen, cause, thrown) => log.warn({ event: 'screen-crashed', screen, cause, thrown }),
    shared,
    storageLasts: () => core.tabStorage.lasts(),
  };
}
