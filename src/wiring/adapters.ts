import * as z from 'zod/mini';
import type { OpenOrders } from '#application/orders/pendingOrderStore.ts';
import type { Captcha } from '#application/ports/captcha.ts';
import type { Clock, DeviceClock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import type { LoadMaps } from '#application/ports/maps.ts';
import type { Network } from '#ui/session/NetworkStore.ts';
import type { OtherTabs } from '#application/ports/otherTabs.ts';
import type { LoadPayments } from '#application/ports/payments.ts';
import type { LoadPrivacyTools } from '#application/ports/privacyTools.ts';
import type { SiteConfigApi, SiteFile } from '#application/site/loadSite.ts';
import type { TextSource } from '#application/site/loadTexts.ts';
import type { VoucherApi } from '#application/voucher/enterVoucherCode.ts';
import type { ReadToken } from '#application/voucher/restoreVoucher.ts';
import { usableToken } from '#application/voucher/usableToken.ts';
import { VoucherStore } from '#application/voucher/voucherStore.ts';
import { acceptLanguage } from '#domain/language/locale.ts';
import type { CorrelationId } from '#domain/operation/correlationId.ts';
import { type ApiClient, createApiClient } from '#infrastructure/api/client.ts';
import type { HttpSecurityQuestionApi } from '#infrastructure/api/securityQuestionApi.ts';
import type { HttpVoucherApi } from '#infrastructure/api/voucherApi.ts';
import { HttpSiteConfigApi } from '#infrastructure/api/siteConfigApi.ts';
import { type CallListener, USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { loggedCaptcha } from '#infrastructure/captcha/loggedCaptcha.ts';
import { ServerClock } from '#infrastructure/clock/serverClock.ts';
import { correlationIdOfPage } from '#infrastructure/ids/correlationId.ts';
import { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { HeldLog } from '#infrastructure/log/heldLog.ts';
import { timeCalls } from '#infrastructure/log/timeCalls.ts';
import { BrowserNetwork } from '#infrastructure/network/browserNetwork.ts';
import { SiteChunk } from '#infrastructure/sites/siteChunk.ts';
import { type PageReload, browserReload } from '#infrastructure/kept/browserReload.ts';
import { OpenOrderLook } from '#infrastructure/kept/openOrderLook.ts';
import { BrowserStorage } from '#infrastructure/kept/browserStorage.ts';
import { BroadcastTabs } from '#infrastructure/tabs/broadcastTabs.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import type { Environment } from './environment.ts';

/** The real third parties, or mocks that QA can steer. */
export interface ThirdParties {
  readonly captcha: Captcha<HTMLElement>;
  readonly loadMaps: LoadMaps<HTMLElement>;
  readonly loadPayments: LoadPayments<HTMLElement>;
  readonly loadPrivacyTools: LoadPrivacyTools;
}

/** The adapters of the first screen. */
export interface Adapters extends ThirdParties, PageReload {
  // dependencies of other adapters
  readonly api: ApiClient;
  readonly tabStorage: BrowserStorage;
  readonly tabWatch: TabWatch;
  readonly onCall: CallListener;

  readonly correlationId: CorrelationId;
  readonly heldLog: HeldLog;

  // ports
  readonly clock: Clock & DeviceClock;
  readonly kept: BrowserKept<keyof typeof FIRST_KEPT>;
  readonly log: Log;
  readonly network: Network;
  readonly openOrders: OpenOrders;
  readonly otherTabs: OtherTabs;
  readonly readToken: ReadToken;
  /** Rejects if the adapter cannot be loaded. */
  readonly askSecurityQuestion: HttpSecurityQuestionApi['ask'];
  readonly sharedTextSource: TextSource;
  readonly siteConfigApi: SiteConfigApi;
  readonly siteFile: SiteFile;
  readonly textSource: TextSource;
  /** Its class comes with the chunk that needs it. */
  readonly voucherApiOf: (Api: typeof HttpVoucherApi) => VoucherApi;
}

/** None of the adapters does anything before its first call. */
export function adaptersOf(environment: Environment, thirdParties: ThirdParties): Adapters {
  // Otherwise zod tries `new Function` once, which our content security policy reports (product 16.5).
  z.config({ jitless: true });
  const { locale, country } = environment;
  const log = new HeldLog();
  const timed = timeCalls(log);
  const onCall: CallListener = (call) => {
    environment.onCall(call);
    timed(call);
  };
  const clock = new ServerClock((name) => log.record({ kind: 'clock', name }));
  const tabStorage = new BrowserStorage(() => window.sessionStorage);
  const storages = { tab: tabStorage, device: new BrowserStorage(() => window.localStorage) };
  const kept = new BrowserKept(storages, FIRST_KEPT);
  const correlationId = correlationIdOfPage();
  const voucherStore = new VoucherStore(kept);
  const api = createApiClient({
    baseUrl: environment.apiBaseUrl,
    acceptLanguage: () => acceptLanguage(locale(), country()),
    voucherToken: () => usableToken(voucherStore, kept),
    correlationId,
    e2eSecret: environment.e2eSecret,
    limits: USUAL_LIMITS,
    onDate: (date, sentAt, receivedAt) => clock.learn(date, sentAt, receivedAt),
    onCall,
  });
  const firstTexts = new FileTexts(environment.firstTexts, country);
  return {
    ...thirdParties,
    captcha: loggedCaptcha(thirdParties.captcha, log),
    heldLog: log,
    api,
    tabStorage,
    tabWatch: new TabWatch(kept),
    onCall,
    correlationId,
    clock,
    kept,
    log,
    network: new BrowserNetwork(),
    openOrders: new OpenOrderLook(tabStorage),
    otherTabs: new BroadcastTabs(),
    ...browserReload(tabStorage),
    readToken: decodeVoucherToken,
    askSecurityQuestion: async () =>
      new (await import('#infrastructure/api/securityQuestionApi.ts')).HttpSecurityQuestionApi(api).ask(),
    sharedTextSource: new FileTexts(environment.sharedTexts, country),
    siteConfigApi: new HttpSiteConfigApi(api, log),
    siteFile: new SiteChunk(environment.siteFile),
    textSource: environment.usesTranslationDump ? dumpOver(firstTexts, api, country) : firstTexts,
    voucherApiOf: (Api) => new Api(api, decodeVoucherToken),
  };
}

/** The operator's translation dump. It is off by default, so only builds that turn it on fetch its code. */
function dumpOver(files: TextSource, api: ApiClient, country: () => string): TextSource {
  return {
    load: async (locale) => {
      const { DumpTexts } = await import('#infrastructure/api/dumpTexts.ts');
      return new DumpTexts(files, api, country).load(locale);
    },
  };
}
