import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/test.ts';

const PORT = Number(process.env.PORT ?? 4173);

const { FIREFOX_COMMAND, WEBKIT_DRIVER } = process.env;

/** Each engine has its own core, worker and preview server. Missing engines are left out. */
const ENGINES = [
  ...(FIREFOX_COMMAND === undefined ? [] : (['firefox'] as const)),
  ...(WEBKIT_DRIVER === undefined ? [] : (['webkit'] as const)),
];

/**
 * The main journeys in two more engines (ADR 24). Playwright only runs the tests: it cannot drive the engines as Debian
 * builds them.
 */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e/engines',
  outputDir: 'test-results/engines',
  forbidOnly: true,
  workers: ENGINES.length || 1,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  projects: ENGINES.map((engineName, lane) => ({
    name: engineName,
    workers: 1,
    use: { engineName, backend: PORT + lane },
  })),
  webServer: ENGINES.map((_, lane) => ({
    command: 'node scripts/preview.ts --dist dist-mock',
    url: `http://127.0.0.1:${PORT + lane}/index.html`,
    env: { PORT: String(PORT + lane) },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
});
