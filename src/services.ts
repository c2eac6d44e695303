import type { Container } from 'inversify';
import bundledTexts from '#locales/bundled.json';
import { SITES } from '#sites/index.ts';
import type { Services } from '#ui/session/services.ts';
import { type Arrival, ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import type { LanguageStore } from '#ui/session/LanguageStore.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';
import { PathStore } from '#ui/session/PathStore.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import type { SiteStore } from '#ui/session/SiteStore.ts';
import { Watched } from '#ui/session/Watched.ts';
import { hasScreen } from '#ui/shell/routeLookup.ts';
import { TOKENS } from './wiring/tokens.ts';

/** The record that views work with, out of the container and the stores. */
export function servicesOf(
  container: Container,
  { arrival, language, site }: { arrival: Arrival; language: LanguageStore; site: SiteStore },
): Services {
  const session = new SessionStore(
    container.get(TOKENS.restoreVoucher),
    container.get(TOKENS.tidyBelongings),
    container.get(TOKENS.endVoucher),
    container.get(TOKENS.voucherStore),
    container.get(TOKENS.otherTabs),
    container.get(TOKENS.clock),
  );
  const choices = container.get(TOKENS.choices);
  const orders = container.get(TOKENS.openOrders);
  const journey = once(async () => {
    const texts = container.get(TOKENS.loadJourneyTexts);
    void texts.execute(language.locale); // comes beside the code
    const { loadJourney, partnerWords } = await import('./wiring/journey.ts');
    // What is added first stays: a name of their own for the partners before the usual one.
    for (const area of [...partnerWords(container, site.own), texts]) await language.add(area);
    return loadJourney(container);
  });
  const aftercare = once(async () => {
    const [{ loadAftercare }] = await Promise.all([import('./wiring/aftercare.ts'), journey()]);
    const care = loadAftercare(container);
    await language.add(container.get(TOKENS.loadAftercareTexts));
    return care;
  });
  const findPath = async (urlName: string) =>
    (await journey()).resolvePath.execute(site.own, urlName, () => language.locale);
  return {
    arrival: new ArrivalStore(arrival),
    flash: new FlashStore(),
    language,
    network: new NetworkStore(container.get(TOKENS.network)),
    path: new PathStore(findPath, choices, site),
    session,
    site,
    askSecurityQuestion: container.get(TOKENS.askSecurityQuestion),
    enterVoucherCode: container.get(TOKENS.enterVoucherCode),
    aftercare,
    bundledTexts,
    captcha: container.get(TOKENS.captcha),
    choices,
    clock: container.get(TOKENS.clock),
    journey,
    hasScreen,
    log: container.get(TOKENS.log),
    openOrders: new Watched(container.get(TOKENS.tabWatch), () => orders.find()),
    pauseTexts: once(async () => (await import('#locales/pause.json')).default),
    pageReload: container.get(TOKENS.pageReload),
    storageHealth: container.get(TOKENS.sessionShelf),
    sites: SITES,
    waits: container.get(TOKENS.waits),
  };
}

/** The same promise for every caller: a view that waits for it must not wait for a new one each time it is drawn. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined; // the next one who asks tries again
      throw error;
    });
    return loaded;
  };
}
