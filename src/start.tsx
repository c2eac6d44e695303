import '#ui/styles/entry.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { codeInFragment } from '#domain/site/codeInFragment.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { markCalls } from '#infrastructure/screen/callsMark.ts';
import { SITES } from '#sites/index.ts';
import { App } from '#ui/shell/App.tsx';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import type { Arrival } from '#ui/session/ArrivalStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { once } from './areas/once.ts';
import { SHARED_TEXTS } from './areas/texts.ts';
import { followSite } from './head.ts';
import { paint } from './paint.ts';
import { servicesOf } from './services.ts';
import { firstTexts } from './textFiles.ts';
import { type ThirdParties, adaptersOf } from './wiring/adapters.ts';
import { coreOf } from './wiring/core.ts';
import { buildSettings } from './wiring/environment.ts';

/** Starts the app for the host name of the address. `thirdParties` are the real ones or their mocks. */
export function start(thirdParties: ThirdParties): void {
  const arrival = readArrival();
  const entry = resolveSite(window.location.host, SITES);
  void paint(entry);
  // Each screen sets its own title when it is drawn; until the first one does, the brand is the title.
  document.title = entry.brand;

  const environment = {
    ...buildSettings(),
    apiBaseUrl: '/api',
    onCall: markCalls(document.documentElement.classList),
    locale: () => language.locale,
    country: () => entry.country,
    sites: SITES,
    firstTexts: firstTexts(entry),
    sharedTexts: SHARED_TEXTS,
  };
  const core = coreOf(adaptersOf(environment, thirdParties));
  const { choices } = core;
  const language: LanguageStore = new LanguageStore(entry.languages, core.loadTexts, choices);
  // A stored voucher is checked only after the backend has told its time: this device's clock may be hours off.
  const site: SiteStore = new SiteStore(entry, core.loadSite, language, core.clock, () =>
    services.session.start(),
  );
  const loadContainer = once(async () => (await import('./wiring/container.ts')).buildContainer(core));
  const services = servicesOf(core, loadContainer, { arrival, language, site });
  if (new URLSearchParams(window.location.search).get('payback') === '1') choices.writePaybackCustomer();

  followSite(services);
  services.network.start();
  site.start();
  void site.load();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

/**
 * Reads path, campaign and voucher code from the address. A code in the fragment is removed from it at once
 * (design 7.9).
 */
function readArrival(): Arrival {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const code = codeInFragment(hash);
  if (hash.startsWith('#code=')) window.history.replaceState(window.history.state, '', pathname + search);
  return { path: pathname, source: query.get('utm_source'), campaign: query.get('utm_campaign'), code };
}
