import { type Page, test as base } from '@playwright/test';
import { E2E_SECRET } from './e2eSecret.ts';
import { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

export interface E2eOptions {
  /** Ports of a project's preview servers, one per worker. */
  readonly servers: { readonly firstPort: number; readonly count: number };
}

interface Fixtures {
  /** The decision stored in the mock consent tool; with `asks` there is none. */
  readonly consent: 'asks' | 'none' | 'all';
  /** The site of relative paths. */
  readonly site: string;
  /** `short` shows only the first shops of each wall, because rendering hundreds of tiles is slow. */
  readonly wall: 'short' | 'whole';
  readonly port: number;
  /** The worker's backend, reset for each test. */
  readonly sandbox: Sandbox;
  readonly watch: Watch;
  /** A page of another device. */
  readonly elsewhere: Page;
  /** The URL of another site: `at('gb', '/shops')`. */
  readonly at: (site: string, path?: string) => string;
}

/** Host of the real consent tool. */
export const CONSENT_HOST = 'web.cmp.usercentrics.eu';

/** Playwright's test with a server, a sandbox, and a watch over every page. */
export const test = base.extend<Fixtures & E2eOptions>({
  servers: [{ firstPort: 4173, count: 1 }, { option: true }],

  port: async ({ servers }, hand, { parallelIndex }) => {
    await hand(servers.firstPort + (parallelIndex % servers.count));
  },

  site: ['de', { option: true }],

  baseURL: async ({ port, site }, hand) => {
    await hand(`http://${site}.localhost:${port}`);
  },

  at: async ({ port }, hand) => {
    await hand((site, path = '/') => `http://${site}.localhost:${port}${path}`);
  },

  wall: ['short', { option: true }],

  // For every test, so that no test sees the dials of the previous one.
  sandbox: [
    async ({ port, wall, watch }, hand) => {
      const sandbox = new Sandbox(port, (path) => watch.provokes(path));
      await sandbox.reset();
      if (wall === 'short') await sandbox.shortensWalls();
      await hand(sandbox);
    },
    { auto: true },
  ],

  consent: ['none', { option: true }],

  elsewhere: async ({ browser, watch, consent }, hand) => {
    const context = await browser.newContext();
    if (consent !== 'asks') await context.addInitScript(decide, consent);
    await watch.follow(context);
    await hand(await context.newPage());
    await context.close();
  },

  watch: [
    async ({ context, port, consent }, hand, info) => {
      if (consent !== 'asks') await context.addInitScript(decide, consent);
      const hosts = new RegExp(`^(([a-z0-9-]+\\.)*localhost|127\\.0\\.0\\.1):${port}$`);
      const watch = new Watch(hosts, info.project.name === 'real' ? null : E2E_SECRET);
      await watch.follow(context);
      // Most pages load the real consent tool. Tests that do not serve it block it.
      if (info.project.name === 'real') watch.blocks(CONSENT_HOST);
      await hand(watch);
      if (info.status === info.expectedStatus) watch.judge();
    },
    { auto: true },
  ],
});

/** Runs in each page before its scripts, once per origin. */
function decide(consent: 'none' | 'all'): void {
  try {
    if (window.localStorage.getItem('mockConsent') !== null) return;
    window.localStorage.setItem('mockConsent', consent === 'all' ? 'functional statistics marketing' : '');
  } catch {
    // The page has no storage.
  }
}

export { expect } from '@playwright/test';
