import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { E2eOptions } from './e2e/support/test.ts';

/** Two more than cores: tests often wait, and with one more a tenth of two cores is idle. */
const WORKERS = availableParallelism() + 2;

/** Each worker has two servers and an nginx. */
export const PORTS = 3 * WORKERS;

/** The headless shell if there is one; `e2e/support/keptPages.ts` uses the whole browser. */
const BROWSER = process.env.CHROME_SHELL ?? process.env.CHROME;

/** `PORT` moves all servers, so that two checkouts can be tested at once. */
const MOCK_PORT = Number(process.env.PORT ?? 4173);
const REAL_PORT = MOCK_PORT + WORKERS;

/** `EDGE=1` tests the build for operators through its edge worker. */
const EDGE = process.env.EDGE === undefined ? '' : ' --edge';

/** Requested by IP address, because Node does not resolve *.localhost. */
function servers(folder: string, firstPort: number) {
  return {
    name: folder,
    command: `node tools/serve/preview.ts --dist ${folder} --servers ${WORKERS}${folder === 'dist' ? EDGE : ''}`,
    // The last one to open.
    url: `http://127.0.0.1:${firstPort + WORKERS - 1}/index.html`,
    // A start takes seconds, and on a busy machine more than Playwright's minute.
    timeout: 240_000,
    env: { PORT: String(firstPort) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}

/**
 * Journeys run on the mock build, `e2e/real/` on the build for operators. Each worker has its own port and
 * sandbox, so that clocks and faults of one test do not affect another. The browser resolves no other host name.
 */
export default defineConfig<E2eOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: WORKERS,
  retries: 0,
  reporter: 'list',
  // The longest test takes a minute on a slow machine, and being slow is no fault.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test, kept or not, costs a tenth of the time; `-- --trace on` records it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(BROWSER !== undefined && { executablePath: BROWSER }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page lives for seconds here: optimising its code costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
        // Ours are *.localhost, once with a trailing dot, and one brand's own domain as an example.
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1, MAP *.localhost. 127.0.0.1, MAP redeem.giftwren.example 127.0.0.1, EXCLUDE 127.0.0.1, MAP * ~NOTFOUND',
      ],
    },
  },
  projects: [
    {
      name: 'mock',
      testIgnore: ['real/**', 'sweep/**', 'sheet/**', 'engines/**'],
      use: { servers: { firstPort: MOCK_PORT, count: WORKERS } },
    },
    {
      name: 'real',
      testMatch: 'real/**/*.spec.ts',
      use: { servers: { firstPort: REAL_PORT, count: WORKERS } },
    },
    // A sweep over time has its own command: it takes as long as the time that it sweeps.
    ...(process.env.SWEEP === undefined
      ? []
      : [
          {
            name: 'sweep',
            testMatch: 'sweep/**/*.spec.ts',
            use: { servers: { firstPort: MOCK_PORT, count: WORKERS } },
          },
        ]),
    // Screenshots have their own command, for the journeys and for the pages beside them.
    ...(process.env.CONTACT_SHEET === undefined
      ? []
      : [
          {
            name: 'sheet',
            testMatch: ['journey.spec.ts', 'sheet/**/*.spec.ts'],
            use: { servers: { firstPort: MOCK_PORT, count: WORKERS } },
          },
        ]),
  ],
  webServer: [servers('dist-mock', MOCK_PORT), servers('dist', REAL_PORT)],
});
