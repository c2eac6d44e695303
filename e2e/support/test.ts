import { test as base } from '@playwright/test';
import { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

export interface E2eOptions {
  /** Where the preview servers of a project begin, and how many there are: one for each worker. */
  readonly servers: { readonly firstPort: number; readonly count: number };
}

interface Fixtures {
  /** `short` walls show their first shops only: hundreds of tiles take their time in a test of something else. */
  readonly wall: 'short' | 'whole';
  readonly port: number;
  /** The backend of this worker, fresh for each test. */
  readonly sandbox: Sandbox;
  readonly watch: Watch;
  /** The address of a site: `at('gb', '/shops')`. */
  readonly at: (site: string, path?: string) => string;
}

/** Playwright's test with a server and a sandbox of one's own, and somebody who watches over every page. */
export const test = base.extend<Fixtures & E2eOptions>({
  servers: [{ firstPort: 4173, count: 1 }, { option: true }],

  port: async ({ servers }, hand, { parallelIndex }) => {
    await hand(servers.firstPort + (parallelIndex % servers.count));
  },

  baseURL: async ({ port }, hand) => {
    await hand(`http://de.localhost:${port}`);
  },

  at: async ({ port }, hand) => {
    await hand((site, path = '/') => `http://${site}.localhost:${port}${path}`);
  },

  wall: ['short', { option: true }],

  // For every test, so that none meets what the one before it has turned.
  sandbox: [
    async ({ port, wall }, hand) => {
      const sandbox = new Sandbox(port);
      await sandbox.reset();
      if (wall === 'short') await sandbox.shortensWalls();
      await hand(sandbox);
    },
    { auto: true },
  ],

  watch: [
    async ({ context, port }, hand, info) => {
      const watch = new Watch(new RegExp(`^([a-z-]+\\.localhost|127\\.0\\.0\\.1):${port}$`));
      await watch.follow(context);
      await hand(watch);
      if (info.status === info.expectedStatus) watch.judge();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
