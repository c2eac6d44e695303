import { webcrypto } from 'node:crypto';
import { act, render, waitFor } from '@testing-library/react';
import type { Site } from '#domain/site/site.ts';
import type { createSandbox } from '#sandbox/app.ts';
import { SHARED_TEXTS } from '#src/areas/texts.ts';
import { followSite } from '#src/head.ts';
import { servicesOf } from '#src/services.ts';
import { firstTexts } from '#src/textFiles.ts';
import { adaptersOf } from '#src/wiring/adapters.ts';
import { buildContainer } from '#src/wiring/container.ts';
import { coreOf } from '#src/wiring/core.ts';
import { type Environment, buildSettings } from '#src/wiring/environment.ts';
import { mockThirdParties } from '#src/wiring/thirdParties.mock.ts';
import { LanguageStore } from '#ui/session/LanguageStore.ts';
import { SiteStore } from '#ui/session/SiteStore.ts';
import { App } from '#ui/shell/App.tsx';
import { anEarlyPage } from './earlyPage.ts';

/** Payments return to the origin of the call. */
const API = window.location.origin;

// The sandbox signs its tokens with Node's crypto, which jsdom lacks. It needs the byte arrays of Node's encoder.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
globalThis.Uint8Array = new TextEncoder().encode('').constructor as typeof Uint8Array;

export interface Opening {
  /** The site's file with its registry entry. */
  readonly site: Site;
  /** The operator's configuration answer; default: empty. */
  readonly answer?: object;
  /** Path, query and fragment. */
  readonly at: string;
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** Rendering tiles is slow. */
export async function shortenWalls(sandbox: Sandbox, onWall: number): Promise<void> {
  const answer = await sandbox.request(`${API}/sandbox/shops`, {
    method: 'POST',
    body: JSON.stringify({ onWall }),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`the walls cannot be shortened: ${answer.status}`);
}

/**
 * Opens the whole app with its own wiring, adapters and router on a sandbox. Records its requests. `close` unmounts it.
 */
export async function openWholeApp(sandbox: Sandbox, { site, answer = {}, at }: Opening) {
  window.history.replaceState(null, '', at);
  const requests: Request[] = [];
  globalThis.fetch = async (input) => {
    const request = input as Request;
    requests.push(request.clone());
    const { pathname } = new URL(request.url);
    if (pathname === `/api/redeem-site-config/${site.configKey}`) return Response.json(answer);
    return sandbox.fetch(request);
  };
  let open = 0;
  const ended = () => void (open -= 1);
  const { switches: _switches, ...entry } = site;
  const environment: Environment = {
    ...buildSettings(),
    apiBaseUrl: `${API}/api`,
    onCall: (call) => {
      open += 1;
      call.then(ended, ended);
    },
    locale: () => language.locale,
    country: () => site.country,
    siteFile: async () => site,
    firstTexts: firstTexts(entry),
    sharedTexts: SHARED_TEXTS,
  };
  const core = coreOf(adaptersOf(environment, mockThirdParties));
  const container = buildContainer(core);
  const language: LanguageStore = new LanguageStore(
    site.languages,
    core.loadTexts,
    core.kept,
    (locale) => core.kept.write('language', locale),
    (locale, key) => core.log.warn({ event: 'text-missing', locale, key }),
  );
  const store: SiteStore = new SiteStore(
    site,
    core.loadSite,
    language,
    () => core.clock.now(),
    () => services.session.start(),
  );
  const services = servicesOf(core, async () => container, {
    arrival: { path: at, source: null, campaign: null, code: '' },
    early: anEarlyPage(),
    language,
    site: store,
  });
  const stopHead = followSite(services);
  const stop = store.start();
  await store.load();
  const page = await act(async () => render(<App services={services} />));
  const settled = () =>
    waitFor(() => {
      if (
        open > 0 ||
        !page.container.querySelector('h1') ||
        page.container.querySelector('[aria-busy="true"]')
      )
        throw new Error('the page is not settled yet');
    });
  await settled();
  return {
    services,
    requests,
    settled,
    close: () => {
      page.unmount();
      stop();
      stopHead();
      window.sessionStorage.clear();
      window.localStorage.clear();
      document.head.replaceChildren();
      // Mocks of third parties add elements beside the app.
      document.body.replaceChildren();
      delete document.documentElement.dataset['mockTest'];
      Reflect.deleteProperty(window, 'mockTags');
    },
  };
}

export type WholeApp = Awaited<ReturnType<typeof openWholeApp>>;
