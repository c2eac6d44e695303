import type { BrowserContext, Page } from '@playwright/test';
import { consentBanner } from './consentBanner.ts';
import { messenger } from './messenger.ts';

const TOOL = 'web.cmp.usercentrics.eu';
const TAGS = 'www.googletagmanager.com';
/** The chat's scripts and sounds. */
export const CHAT_FILES = 'static.zdassets.com';
const TEST = 'test.frohgut.example';
/** The region's site. */
const OTHER_TEST = 'test.siebenweiler.example';

const CODE: Readonly<Record<string, string>> = {
  [TOOL]: `(${consentBanner.toString()})();`,
  [TAGS]: 'window.google_tag_manager = {};',
  [CHAT_FILES]: `(${messenger.toString()})();`,
  [TEST]: 'window.pageTest = {};',
  [OTHER_TEST]: 'window.pageTest = {};',
};

/** A request to a third party, and the page that made it. */
export interface Foreign {
  readonly page: Page;
  readonly host: string;
  readonly address: string;
}

/** Serves stand-ins for the third parties and blocks other hosts. Returns all requests to hosts that are not ours. */
export async function serveThirdParties(context: BrowserContext): Promise<Foreign[]> {
  const foreign: Foreign[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => {
      const request = route.request();
      const { host, href } = new URL(request.url());
      foreign.push({ page: request.frame().page(), host, address: href });
      const body = CODE[host];
      if (request.resourceType() === 'media') return route.fulfill({ contentType: 'audio/mpeg', body: '' });
      return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return foreign;
}

/** Consents to everything on each page. */
export async function rememberConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage yet.
    if (window.origin !== 'null')
      window.sessionStorage.setItem('standInConsent', 'functional statistics marketing');
  });
}

/** Decides in the consent tool like the user. */
export async function decideAt(page: Page, decision: 'acceptAllConsents' | 'denyAllConsents'): Promise<void> {
  await page.waitForFunction(() => '__ucCmp' in window);
  await page.evaluate(async (press) => {
    const { __ucCmp: cmp } = window as unknown as { __ucCmp: Record<string, () => Promise<void>> };
    await cmp[press]?.();
  }, decision);
}

/** The page views that the tag manager received in this document. */
export function pageViews(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; page_path?: string }[] };
    return dataLayer.filter(({ event }) => event === 'page_view').map((view) => view.page_path ?? '');
  });
}
