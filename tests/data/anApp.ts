import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { LoadSite } from '#application/site/loadSite.ts';
import { done } from '#domain/core/result.ts';
import type { Site } from '#domain/site/site.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { SHARED_TEXTS } from '#src/areas/texts.ts';
import { servicesOf } from '#src/services.ts';
import { firstTexts } from '#src/textFiles.ts';
import { adaptersOf } from '#src/wiring/adapters.ts';
import { buildContainer } from '#src/wiring/container.ts';
import { coreOf } from '#src/wiring/core.ts';
import { buildSettings } from '#src/wiring/environment.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { AREA_NAMES } from '#domain/route/areaNames.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import type { Services } from '#ui/session/services.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import type { About } from './about.ts';
import { type Answer, refusal } from './answers.ts';
import { apisOf } from './apis.ts';
import { type Device, deviceOf } from './device.ts';
import { fakeAdapters, fakeFirstAdapters } from './fakeAdapters.ts';
import { fakeCaptcha } from './fakeCaptcha.ts';
import { fakeNetwork, fakePageReload } from './fakeDevice.ts';
import { fakeLog } from './fakeTab.ts';
import { aSite } from './site.ts';
import { once } from '#src/areas/once.ts';
import { anEarlyPage } from './earlyPage.ts';

/**
 * The app around a view: real stores, use cases, texts and wiring over fake adapters, started and ready. With the
 * device of an earlier app it is the next page of the same tab and finds its stored values.
 */
export async function anApp(about: About = {}, earlier?: Device) {
  const apis = apisOf(about);
  const device = earlier ?? deviceOf(about);
  const around = {
    captcha: fakeCaptcha(),
    log: fakeLog(),
    network: fakeNetwork(),
    ...fakePageReload(),
  };
  const site = aSite({ ...(about.locale && { languages: [about.locale] }), ...about.site });
  const missing = about.textsMissing && { [about.textsMissing]: () => Promise.reject(new Error('no chunk')) };
  const environment = {
    ...buildSettings(),
    apiBaseUrl: 'http://no-call-is-made.test/api',
    onCall: () => {},
    locale: () => language.locale,
    country: () => site.country,
    siteFile: async () => site,
    firstTexts: { ...firstTexts({}), ...missing },
    sharedTexts: SHARED_TEXTS,
  };
  const fakes = fakeFirstAdapters(apis, device, around);
  const core = coreOf({ ...adaptersOf(environment, mockThirdParties), ...fakes });
  const container = buildContainer(core);
  fakeAdapters(container, apis, device);

  const problems = [...(about.siteProblems ?? [])];
  const loadSite = async (): Promise<Answer<Site>> => {
    const kind = problems.shift();
    return kind ? refusal(kind, { code: 'STDx1' }) : done(site);
  };
  const language: LanguageStore = new LanguageStore(
    site.languages,
    core.loadTexts,
    core.kept,
    (locale) => core.kept.write('language', locale),
    (locale, key) => around.log.warn({ event: 'text-missing', locale, key }),
  );
  const store = new SiteStore(
    site,
    new LoadSite({ load: loadSite }, { load: async () => done({}) }, around.log),
    language,
    () => device.clock.now(),
  );
  const built = servicesOf(core, async () => container, {
    arrival: { path: '/', source: null, campaign: null, code: about.arrivingCode ?? '' },
    early: about.early ?? anEarlyPage(),
    language,
    site: store,
  });
  const { session } = built;
  await store.load();
  built.network.start();
  if (earlier) await session.start();
  else if (about.session) core.tabSession.write(about.session);
  // Preloads what views suspend for, so that tests do not wait for chunks.
  const areas = store.startup.kind === 'ready' && !about.areasComeLater ? AREA_NAMES : [];
  await Promise.all([built.pauseTexts(), ...areas.map((name) => built.area({ name }))]);
  const receipt = areas.length > 0 ? container.get(LastReceipt) : new LastReceipt(device.kept);
  if (!earlier && about.receipt) receipt.write(about.receipt);

  const services: Services = {
    ...built,
    ...(about.areasMissing && { area: notThere, shared: notThere }),
    storageLasts: () => about.storageLasts ?? true,
    allSites: once(async () => about.sites ?? [site]),
  };
  const { files, kept, screenAwake, tabs } = device;
  return {
    ...around,
    kept,
    receipt,
    saved: device.calendar.saved,
    services,
    apis,
    device,
    files,
    /** Brings a voucher into use, as a use case does. */
    hold: (held: VoucherSession) => core.tabSession.write(held),
    screenAwake,
    tabs,
    t: language.i18n.t,
  };
}

const notThere = () => Promise.reject(new Error('no chunk'));
