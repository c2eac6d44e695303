import type { Container } from 'inversify';
import { AskSecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import bundledTexts from '#locales/bundled.json';
import { SITES } from '#sites/index.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { type Arrival, ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';
import { PathStore } from '#ui/session/PathStore.ts';
import type { Services } from '#ui/session/services.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';
import { Watched } from '#ui/session/Watched.ts';
import { areasOf } from './areas/areas.ts';
import { once } from './areas/once.ts';
import { TOKENS } from './wiring/tokens.ts';

/** Builds the stores and, with the use cases and ports of the container, the services record that views work with. */
export function servicesOf(
  container: Container,
  { arrival, language, site }: { arrival: Arrival; language: LanguageStore; site: SiteStore },
): Services {
  const session = new SessionStore(
    container.get(RestoreVoucher),
    container.get(TidyBelongings),
    container.get(EndVoucher),
    container.get(TOKENS.voucherStore),
    container.get(TOKENS.otherTabs),
    container.get(TOKENS.clock),
  );
  const choices = container.get(TOKENS.choices);
  const orders = container.get(TOKENS.openOrders);
  const { area, shared } = areasOf(container, { language, site });
  const findPath = async (urlName: string) =>
    (await area(SHOPS)).resolvePath.execute(site.own, urlName, () => language.locale);
  return {
    arrival: new ArrivalStore(arrival),
    flash: new FlashStore(),
    language,
    network: new NetworkStore(container.get(TOKENS.network)),
    path: new PathStore(findPath, choices, site),
    session,
    site,
    askSecurityQuestion: container.get(AskSecurityQuestion),
    enterVoucherCode: container.get(EnterVoucherCode),
    area,
    bundledTexts,
    captcha: container.get(TOKENS.captcha),
    choices,
    clock: container.get(TOKENS.clock),
    log: container.get(TOKENS.log),
    openOrders: new Watched(container.get(TOKENS.tabWatch), () => orders.find()),
    pauseTexts: once(async () => (await import('#locales/pause.json')).default),
    pageReload: container.get(TOKENS.pageReload),
    shared,
    storageHealth: container.get(TOKENS.sessionShelf),
    sites: SITES,
    waits: container.get(TOKENS.waits),
  };
}
