import { defineConfig, devices } from '@playwright/test';

/** `PORT` moves both servers, so that two checkouts can be tested at once. */
const MOCK_PORT = Number(process.env.PORT ?? 4173);
const REAL_PORT = MOCK_PORT + 1;

/** A preview server of a built folder, asked by address, since Node does not resolve *.localhost. */
function server(folder: string, port: number) {
  return {
    name: folder,
    command: `node scripts/preview.ts --dist ${folder}`,
    url: `http://127.0.0.1:${port}/index.html`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}

/**
 * Journeys run on the mock build; `e2e/real/` runs on the build for operators. Both see no network but the
 * preview server: every other host name is unknown to the browser.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROME !== undefined && { executablePath: process.env.CHROME }),
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1, EXCLUDE 127.0.0.1, MAP * ~NOTFOUND',
      ],
    },
  },
  projects: [
    { name: 'mock', testIgnore: 'real/**', use: { baseURL: `http://de.localhost:${MOCK_PORT}` } },
    { name: 'real', testMatch: 'real/**/*.spec.ts', use: { baseURL: `http://de.localhost:${REAL_PORT}` } },
  ],
  webServer: [server('dist-mock', MOCK_PORT), server('dist', REAL_PORT)],
});
