import { ContainerModule } from 'inversify';
import { LoadSite } from '#application/site/loadSite.ts';
import { LoadTexts, type TextSource } from '#application/site/loadTexts.ts';
import { acceptLanguage } from '#domain/language/locale.ts';
import { type ApiClient, createApiClient } from '#infrastructure/api/client.ts';
import { HttpSiteConfigDesk } from '#infrastructure/api/siteConfigDesk.ts';
import { USUAL_LIMITS } from '#infrastructure/api/transport.ts';
import { ServerClock } from '#infrastructure/clock/serverClock.ts';
import { ConsoleLog } from '#infrastructure/log/consoleLog.ts';
import { BrowserNetwork } from '#infrastructure/network/browserNetwork.ts';
import { BrowserReload } from '#infrastructure/storage/browserReload.ts';
import { SiteChunks } from '#infrastructure/sites/siteChunks.ts';
import { ChoiceShelf } from '#infrastructure/storage/choiceShelf.ts';
import { Shelf } from '#infrastructure/storage/shelf.ts';
import { FileTexts } from '#infrastructure/texts/fileTexts.ts';
import { TabWatch } from '#ui/session/TabWatch.ts';
import type { Environment } from './environment.ts';
import { NO_TEXTS } from './noTexts.ts';
import { TOKENS } from './tokens.ts';

/** Bindings that every page needs: API client, clock, storage, the site and its texts. */
export function coreModule(environment: Environment): ContainerModule {
  const { apiBaseUrl, e2eSecret, locale, country } = environment;
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.log).toResolvedValue(() => new ConsoleLog(), []);
    bind(TOKENS.onCall).toConstantValue(environment.onCall);
    bind(TOKENS.serverClock).toResolvedValue(() => new ServerClock(), []);
    bind(TOKENS.clock).toResolvedValue((clock) => clock, [TOKENS.serverClock]);
    bind(TOKENS.sessionShelf).toResolvedValue(() => new Shelf(() => window.sessionStorage), []);
    bind(TOKENS.tabWatch).toResolvedValue((shelf) => new TabWatch(shelf), [TOKENS.sessionShelf]);
    bind(TOKENS.localShelf).toResolvedValue(() => new Shelf(() => window.localStorage), []);
    bind(TOKENS.pageReload).toResolvedValue((shelf) => new BrowserReload(shelf), [TOKENS.sessionShelf]);
    bind(TOKENS.network).toResolvedValue(() => new BrowserNetwork(), []);
    bind(TOKENS.choices).toResolvedValue((shelf) => new ChoiceShelf(shelf), [TOKENS.localShelf]);
    bind(TOKENS.api).toResolvedValue(
      (store, clock) =>
        createApiClient({
          baseUrl: apiBaseUrl,
          acceptLanguage: () => acceptLanguage(locale(), country()),
          voucherToken: () => store.read()?.token ?? null,
          e2eSecret,
          limits: USUAL_LIMITS,
          onDate: (date, sentAt, receivedAt) => clock.learn(date, sentAt, receivedAt),
          onCall: environment.onCall,
        }),
      [TOKENS.voucherStore, TOKENS.serverClock],
    );
    bind(TOKENS.siteFiles).toResolvedValue(() => new SiteChunks(environment.sites), []);
    bind(TOKENS.siteConfigDesk).toResolvedValue(
      (api, log) => new HttpSiteConfigDesk(api, log),
      [TOKENS.api, TOKENS.log],
    );
    bind(TOKENS.textSource).toResolvedValue(
      (api) =>
        environment.usesTranslationDump
          ? dumpTexts(api, country)
          : new FileTexts(environment.firstTexts, country),
      [TOKENS.api],
    );
    bind(LoadSite).toResolvedValue(
      (files, desk, log) => new LoadSite(files, desk, log),
      [TOKENS.siteFiles, TOKENS.siteConfigDesk, TOKENS.log],
    );
    bind(TOKENS.loadSharedTexts).toResolvedValue(
      (log) =>
        new LoadTexts(
          new FileTexts(environment.usesTranslationDump ? NO_TEXTS : environment.sharedTexts, country),
          log,
        ),
      [TOKENS.log],
    );
    bind(TOKENS.loadTexts).toResolvedValue(
      (source, log) => new LoadTexts(source, log),
      [TOKENS.textSource, TOKENS.log],
    );
  });
}

/**
 * The operator's translation dump as a source of texts. It is off by default, so its code is fetched only by builds
 * that turn it on.
 */
function dumpTexts(api: ApiClient, country: () => string): TextSource {
  return {
    load: async (locale) => {
      const { DumpTexts } = await import('#infrastructure/api/dumpTexts.ts');
      return new DumpTexts(api, country).load(locale);
    },
  };
}
