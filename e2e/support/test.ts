import { test as base } from '@playwright/test';
import { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

export interface E2eOptions {
  /** Where the preview servers of a project begin, and how many there are: one for each worker. */
  readonly servers: { readonly firstPort: number; readonly count: number };
}

interface Fixtures {
  /** What was decided at the mock consent tool before the test: without a decision it asks. */
  readonly consent: 'asks' | 'none' | 'all';
  /** Whose pages a path leads to: `/shops` is that of this site. */
  readonly site: string;
  /** `short` walls show their first shops only: hundreds of tiles take their time in a test of something else. */
  readonly wall: 'short' | 'whole';
  readonly port: number;
  /** The backend of this worker, fresh for each test. */
  readonly sandbox: Sandbox;
  readonly watch: Watch;
  /** An address of another site, or a whole one: `at('gb', '/shops')`. */
  readonly at: (site: string, path?: string) => string;
}

/** Where the real consent tool is. */
export const CONSENT_HOST = 'web.cmp.usercentrics.eu';

/** Playwright's test with a server and a sandbox of one's own, and somebody who watches over every page. */
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

  // For every test, so that none meets what the one before it has turned.
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

  watch: [
    async ({ context, port, consent }, hand, info) => {
      if (consent !== 'asks') await context.addInitScript(decide, consent);
      const watch = new Watch(new RegExp(`^([a-z-]+\\.localhost|127\\.0\\.0\\.1):${port}$`));
      await watch.follow(context);
      // The real consent tool is asked for on most pages, and where a test does not serve it, it does not come.
      if (info.project.name === 'real') watch.blocks(CONSENT_HOST);
      await hand(watch);
      if (info.status === info.expectedStatus) watch.judge();
    },
    { auto: true },
  ],
});

/** Runs in each page before its scripts, once for an origin. */
function decide(consent: 'none' | 'all'): void {
  try {
    if (window.localStorage.getItem('mockConsent') !== null) return;
    window.localStorage.setItem('mockConsent', consent === 'all' ? 'functional statistics marketing' : '');
  } catch {
    // A page without storage of its own.
  }
}

export { expect } from '@playwright/test';
