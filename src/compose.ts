import { markCalls } from '#infrastructure/page/callsMark.ts';
import type { SiteRegistration } from '#sites/index.ts';
import type { Arrival } from '#ui/session/ArrivalStore.ts';
import type { EarlyPage } from '#ui/session/earlyPage.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import type { Services } from '#ui/session/services.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { once } from './areas/once.ts';
import { SHARED_TEXTS } from './areas/texts.ts';
import { openLog } from './openLog.ts';
import { yieldToBrowser } from './yieldToBrowser.ts';
import { servicesOf } from './services.ts';
import { firstTexts } from './textFiles.ts';
import { type ThirdParties, adaptersOf } from './wiring/adapters.ts';
import { coreOf } from './wiring/core.ts';
import { buildSettings } from './wiring/environment.ts';

export interface Parts {
  readonly entry: SiteRegistration;
  /** The real third parties or their mocks. */
  readonly thirdParties: ThirdParties;
  readonly arrival: Arrival;
  readonly early: EarlyPage;
}

/** Empty if the field holds only what came with the address. */
function typedBefore({ code }: Arrival): string {
  const typed = document.querySelector<HTMLInputElement>('#early input')?.value ?? '';
  return typed === code ? '' : typed;
}

/** Composes a site's app: adapters, stores, and the services for its views. */
export function compose({ entry, thirdParties, arrival, early }: Parts): Services {
  const environment = {
    ...buildSettings(),
    apiBaseUrl: '/api',
    onCall: markCalls(document.documentElement.classList),
    locale: () => language.locale,
    country: () => entry.country,
    siteFile: entry.load,
    firstTexts: firstTexts(entry),
    sharedTexts: SHARED_TEXTS,
  };
  const core = coreOf(adaptersOf(environment, thirdParties));
  if (arrival.isPaybackCustomer) core.kept.write('payback', true);
  openLog(core.heldLog, entry, typedBefore(arrival), () => site);
  const language: LanguageStore = new LanguageStore(
    entry.languages,
    core.loadTexts,
    core.kept,
    (locale) => core.kept.write('language', locale),
    (locale, key) => core.log.warn({ event: 'text-missing', locale, key }),
  );
  // Check a stored voucher only after a response has told the backend's time, because the device's clock may be off.
  const site: SiteStore = new SiteStore(entry, core.loadSite, language, core.now, async () => {
    await services.session.start();
    await yieldToBrowser();
  });
  const loadContainer = once(async () => {
    const { buildContainer } = await import('./wiring/container.ts');
    void core.loadVoucherUse().catch(() => undefined); // the first code that is sent retries
    return buildContainer(core);
  });
  const services = servicesOf(core, loadContainer, { arrival, early, language, site });
  return services;
}
