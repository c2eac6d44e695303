import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from '../../e2e/engines/test.ts';

const PORT = Number(process.env.PORT ?? 4173);

const { FIREFOX_COMMAND, WEBKIT_DRIVER } = process.env;

const CORES = availableParallelism();

/** Each worker has its own engine and preview server. WebKit takes longer for the same tests, so it has more. */
const WORKERS = { firefox: Math.ceil(CORES / 2), webkit: CORES } as const;

/** WebKitGTK's driver has a port, too: behind all servers, at its worker's place. */
export const PORTS = 2 * (WORKERS.firefox + WORKERS.webkit);

/** Missing engines are left out. */
const ENGINES = [
  ...(FIREFOX_COMMAND === undefined ? [] : (['firefox'] as const)),
  ...(WEBKIT_DRIVER === undefined ? [] : (['webkit'] as const)),
];

const workers = ENGINES.reduce((sum, engine) => sum + WORKERS[engine], 0) || 1;

/**
 * The main journeys in two more engines (ADR 24). Playwright only runs the tests: it cannot drive the engines as Debian
 * builds them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '../../e2e/engines',
  outputDir: '../../test-results/engines',
  forbidOnly: true,
  workers,
  retries: 0,
  reporter: 'list',
  timeout: 180_000,
  projects: ENGINES.map((engineName) => ({
    name: engineName,
    workers: WORKERS[engineName],
    use: { engineName, firstBackend: PORT },
  })),
  webServer: {
    cwd: '../..',
    command: `node tools/serve/preview.ts --dist dist-mock --servers ${workers}`,
    // The last one to open.
    url: `http://127.0.0.1:${PORT + workers - 1}/index.html`,
    // A start takes seconds, and on a busy machine more than Playwright's minute.
    timeout: 240_000,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  },
});
