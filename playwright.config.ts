import { defineConfig, devices } from '@playwright/test';
import type { E2eOptions } from './e2e/support/test.ts';

/** Two more than cores: tests wait now and then, and three leave a tenth of both cores idle. */
const WORKERS = 4;

/** Without its window where there is such a one; `e2e/support/keptPages.ts` has the whole one. */
const BROWSER = process.env.CHROME_SHELL ?? process.env.CHROME;

/** `PORT` moves all servers, so that two checkouts can be tested at once. */
const MOCK_PORT = Number(process.env.PORT ?? 4173);
const REAL_PORT = MOCK_PORT + WORKERS;

/** A preview server of a built folder, asked by address, since Node does not resolve *.localhost. */
function server(folder: string, port: number) {
  return {
    name: `${folder} on ${port}`,
    command: `node scripts/preview.ts --dist ${folder}`,
    url: `http://127.0.0.1:${port}/index.html`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}

/**
 * Journeys run on the mock build, `e2e/real/` on the build for operators. Each worker has servers and sandboxes
 * of its own, so that clocks and faults of one test do not meet another, and sees no network but them: every
 * other host name is unknown to the browser.
 */
export default defineConfig<E2eOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: WORKERS,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Apitop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Without images of the page at each action, which cost a quarter of the time; `-- --trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(BROWSER !== undefined && { executablePath: BROWSER }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page lives for seconds here: to optimise its code costs more than it brings.
        '--js-flags=--no-opt --no-maglev',
        // Ours are *.localhost, once with a trailing dot, and for an example one brand's own domain.
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
    // A sweep over time is a command of its own: it takes as long as the time that it sweeps.
    ...(process.env.SWEEP === undefined
      ? []
      : [
          {
            name: 'sweep',
            testMatch: 'sweep/**/*.spec.ts',
            use: { servers: { firstPort: MOCK_PORT, count: WORKERS } },
          },
        ]),
    // Pictures are taken by a command of their own, on the journeys and on the pages that lie beside them.
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
  webServer: [
    ...Array.from({ length: WORKERS }, (_, worker) => server('dist-mock', MOCK_PORT + worker)),
    ...Array.from({ length: WORKERS }, (_, worker) => server('dist', REAL_PORT + worker)),
  ],
});
