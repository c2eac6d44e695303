import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser, ensureShell } from '../machine/browser.ts';
import { openPreview } from './openPreview.ts';
import { CACHE, buildProduct } from './productBuild.ts';
import { throttle } from './throttle.ts';
import { median } from './timing.ts';

const PORT = 4191;
const GOAL_S = 5;
const BYTES_A_SECOND = 400_000 / 8;
const THROTTLE = 6;
const LATENCIES_MS = [400, 2_000];
const ROUNDS = 3;

/** From the URL to a code field that takes a letter, on a poor network and with an empty cache. Has no limit. */
export async function benchNetwork(): Promise<readonly string[]> {
  const folder = `${CACHE}network`;
  await buildProduct(folder);
  const server = await openPreview(folder, PORT);
  const browser = await chromium.launch({
    executablePath: ensureShell(ensureBrowser()),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    // Warms up browser and server.
    await secondsToField(browser, null);
    const rows: Record<string, object> = {};
    for (const latency of LATENCIES_MS) {
      const seconds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) seconds.push(await secondsToField(browser, latency));
      rows[`${latency} ms latency`] = { 'code field (s)': rounded(median(seconds)), 'goal (s)': GOAL_S };
    }
    console.log(`Median of ${ROUNDS} first visits at 400 kbit/s, CPU throttled ${THROTTLE}-fold`);
    console.table(rows);
    return [];
  } finally {
    await browser.close();
    server.kill();
  }
}

/** In its own context, as on a first visit; `latency` in milliseconds, null for no throttling. */
async function secondsToField(browser: Browser, latency: number | null): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  if (latency !== null) {
    await throttle(context, page, { bytesASecond: BYTES_A_SECOND, latency, cpu: THROTTLE });
  }
  const start = performance.now();
  await page.goto(`http://de.localhost:${PORT}/`, { waitUntil: 'commit', timeout: 120_000 });
  await page.getByRole('main').locator('form input').first().fill('A', { timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  await context.close();
  return seconds;
}

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;
