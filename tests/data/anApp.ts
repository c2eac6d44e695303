import { LoadSite } from '#application/site/loadSite.ts';
import { LoadTexts } from '#application/site/loadTexts.ts';
import { AskSecurityQuestion, type SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import { EnterVoucherCode } from '#application/voucher/enterVoucherCode.ts';
import { RestoreVoucher } from '#application/voucher/restoreVoucher.ts';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import { done } from '#domain/core/result.ts';
import type { Site } from '#domain/site/site.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import bundledTexts from '#locales/bundled.json';
import pauseTexts from '#locales/pause.json';
import { AFTERCARE_TEXTS } from '#src/aftercareTexts.ts';
import { FIRST_TEXTS, JOURNEY_TEXTS } from '#src/textFiles.ts';
import type { Services } from '#ui/session/services.ts';
import { ArrivalStore } from '#ui/session/ArrivalStore.ts';
import { FlashStore } from '#ui/session/FlashStore.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import { NetworkStore } from '#ui/session/NetworkStore.ts';
import { PathStore } from '#ui/session/PathStore.ts';
import { SessionStore } from '#ui/session/SessionStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import { Watched } from '#ui/session/Watched.ts';
import { hasScreen } from '#ui/shell/routeLookup.ts';
import type { About } from './about.ts';
import { anAftercare } from './aftercare.ts';
import { type Answer, inTurn, refusal } from './answers.ts';
import { desksOf } from './desks.ts';
import { type Device, deviceOf } from './device.ts';
import { fakeCaptcha } from './fakeCaptcha.ts';
import { fakeNetwork, fakePageReload } from './fakeDevice.ts';
import { fakeChoices, fakeLog, tokenOf } from './fakeTab.ts';
import { aJourney } from './journey.ts';
import { aSite } from './site.ts';

/**
 * The app around a view: real stores, use cases and texts over fakes, started and ready. With the device of an earlier
 * one it is the next page of the same tab, and finds what that one has left.
 */
export async function anApp(about: About = {}, earlier?: Device) {
  const log = fakeLog();
  const captcha = fakeCaptcha();
  const choices = fakeChoices({ locale: about.locale ?? 'de' });
  const network = fakeNetwork();
  const networkStore = new NetworkStore(network);
  networkStore.start();
  const pageReload = fakePageReload();
  const desks = desksOf(about);
  const device = earlier ?? deviceOf(about);
  const { belongings, clock, end, memory, openOrders, tabs, take, voucher: kept, waits } = device;

  const site = aSite({ ...(about.locale && { languages: [about.locale] }), ...about.site });
  const problems = [...(about.siteProblems ?? [])];
  const loadSite = async (): Promise<Answer<Site>> => {
    const kind = problems.shift();
    return kind ? refusal(kind, { code: 'STDx1' }) : done(site);
  };
  const missing = about.textsMissing && { [about.textsMissing]: () => Promise.reject(new Error('no chunk')) };
  const language = new LanguageStore(
    site.languages,
    new LoadTexts(new FileTexts({ ...FIRST_TEXTS, ...missing }), log),
    choices,
  );
  const store = new SiteStore(
    site,
    new LoadSite({ load: loadSite }, { load: async () => done({}) }, log),
    language,
    clock,
  );
  const session = new SessionStore(
    new RestoreVoucher(kept, end, tokenOf(kept), clock),
    new TidyBelongings(belongings, memory, clock),
    end,
    kept,
    tabs,
    clock,
  );
  await store.load();
  await language.add(new LoadTexts(new FileTexts(JOURNEY_TEXTS), log));
  await language.add(new LoadTexts(new FileTexts(AFTERCARE_TEXTS), log));
  if (earlier) await session.start();
  else if (about.session) {
    kept.write(about.session);
    session.hold(about.session);
  }

  const tab = new TabWatch(device.changes);
  const journey = aJourney(desks, device, tab);
  // Views wait for the same promise at every drawing.
  const journeyLoaded = Promise.resolve(journey);
  const aftercareLoaded = Promise.resolve(anAftercare(desks, device, tab));
  const pauseLoaded = Promise.resolve(pauseTexts);
  const ask = inTurn<undefined, Answer<SecurityQuestion>>([], about.questions ?? []);
  const services = {
    arrival: new ArrivalStore({ path: '/', source: null, campaign: null, code: about.arrivingCode ?? '' }),
    flash: new FlashStore(),
    language,
    network: networkStore,
    session,
    site: store,
    askSecurityQuestion: new AskSecurityQuestion({ ask: () => ask(undefined) }),
    enterVoucherCode: new EnterVoucherCode(desks.voucher, take, clock),
    aftercare: () => aftercareLoaded,
    bundledTexts,
    captcha,
    choices,
    clock,
    journey: () => (about.journeyMissing ? Promise.reject(new Error('no chunk')) : journeyLoaded),
    hasScreen,
    log,
    openOrders: new Watched(tab, () => openOrders.find()),
    path: new PathStore(
      (urlName) => journey.resolvePath.execute(store.own, urlName, () => language.locale),
      choices,
      store,
    ),
    pauseTexts: () => pauseLoaded,
    pageReload,
    storageHealth: { lasts: () => about.storageLasts ?? true },
    sites: about.sites ?? [site],
    waits,
  } satisfies Services;
  const { donations, drafts, files, receipts, screenAwake } = device;
  return {
    receipts,
    saved: device.calendar.saved,
    services,
    desks,
    device,
    captcha,
    choices,
    donations,
    drafts,
    files,
    log,
    network,
    pageReload,
    screenAwake,
    tabs,
    t: language.i18n.t,
  };
}
