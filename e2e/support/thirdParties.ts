import type { BrowserContext, Page } from '@playwright/test';

const TOOL = 'web.cmp.usercentrics.eu';
const TAGS = 'www.googletagmanager.com';
const TEST = 'test.frohgut.example';
/** Of the region's site. */
const OTHER_TEST = 'test.siebenweiler.example';

/**
 * Runs in place of the vendor's script: a consent tool with the same names, which draws nothing. It keeps the decision for
 * the tab, so that the pages of a test decide independently.
 */
function tool(): void {
  const KEY = 'standInConsent';
  const categories = ['functional', 'statistics', 'marketing'];
  const kept = () => window.sessionStorage.getItem(KEY);
  const service = (category: string) => ({
    category,
    consent: { given: kept()?.includes(category) ?? false, type: kept() === null ? 'IMPLICIT' : 'EXPLICIT' },
  });
  const decide = (given: string) => {
    window.sessionStorage.setItem(KEY, given);
    window.dispatchEvent(new Event('UC_CONSENT'));
  };
  Object.assign(window, {
    __ucCmp: {
      isInitialized: () => true,
      getConsentDetails: () => Promise.resolve({ services: categories.map(service) }),
      showSecondLayer: () => undefined,
      changeLanguage: () => undefined,
      acceptAllConsents: () => decide(categories.join(' ')),
      denyAllConsents: () => decide(''),
    },
  });
}

const CODE: Readonly<Record<string, string>> = {
  [TOOL]: `(${tool.toString()})();`,
  [TAGS]: 'window.google_tag_manager = {};',
  [TEST]: 'window.pageTest = {};',
  [OTHER_TEST]: 'window.pageTest = {};',
};

/** A request to somebody else, and the page that made it. */
export interface Foreign {
  readonly page: Page;
  readonly host: string;
  readonly address: string;
}

/** Serves stand-ins for the third parties, and lets nothing else out. Returns the requests to others than us. */
export async function serveThirdParties(context: BrowserContext): Promise<Foreign[]> {
  const foreign: Foreign[] = [];
  await context.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => {
      const request = route.request();
      const { host, href } = new URL(request.url());
      foreign.push({ page: request.frame().page(), host, address: href });
      const body = CODE[host];
      return body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  return foreign;
}

/** On each page of each site everything has been consented to before. */
export async function rememberConsent(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page that is empty yet has no storage.
    if (window.origin !== 'null')
      window.sessionStorage.setItem('standInConsent', 'functional statistics marketing');
  });
}

/** What a person presses in the consent tool. */
export async function decideAt(page: Page, decision: 'acceptAllConsents' | 'denyAllConsents'): Promise<void> {
  await page.waitForFunction(() => '__ucCmp' in window);
  await page.evaluate((press) => {
    const { __ucCmp: cmp } = window as unknown as { __ucCmp: Record<string, () => void> };
    cmp[press]?.();
  }, decision);
}

/** The pages that the tag manager was told of in this document. */
export function viewsTold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string; page_path?: string }[] };
    return dataLayer.filter(({ event }) => event === 'page_view').map((view) => view.page_path ?? '');
  });
}
