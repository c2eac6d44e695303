import { chromium, type Page } from '@playwright/test';
import { type Check, reasonOf, skipped, type Target } from './check.ts';

const PATIENCE_MS = 30_000;
const LETTERS = 'PROBE';
/** Of what the console says, so that a line stays readable. */
const SHOWN = 2;

/** A page that came as it should may still not start: only a browser obeys the policy. */
export const fieldCheck: Check = {
  id: 'field',
  title: 'The app starts, and its code field takes letters',
  async faults(target) {
    if (target.browser === null) return skipped('There is no browser here; CHROME may name one.');
    const browser = await chromium.launch({
      executablePath: target.browser,
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    });
    try {
      return await faultsOf(await browser.newPage(), target);
    } finally {
      await browser.close();
    }
  },
};

async function faultsOf(page: Page, { origin }: Target): Promise<readonly string[]> {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.route(
    (url) => !isPlain(url, origin),
    (route) => route.abort(),
  );
  await page.route(
    (url) => isPlain(url, origin),
    (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()),
  );
  const why = (fault: string): readonly string[] => [[fault, ...said.slice(0, SHOWN)].join(' ')];
  try {
    await page.goto(origin.href, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS });
    await page.locator('html.page-loaded').waitFor({ timeout: PATIENCE_MS });
  } catch (error) {
    return why(`The app does not start: ${reasonOf(error).split('\n', 1).join('')}.`);
  }
  const field = page.locator('input[name="code"]');
  try {
    await field.pressSequentially(LETTERS, { timeout: PATIENCE_MS });
  } catch {
    return why('There is no code field that can be typed in.');
  }
  const letters = (await field.inputValue()).replaceAll(/[^A-Za-z]/g, '');
  return letters.toUpperCase() === LETTERS
    ? []
    : why(`The code field has “${letters}” after ${LETTERS} was typed.`);
}

/** A probe counts for nobody: neither for vendors, nor as a wish for a security question. */
function isPlain({ host, pathname }: URL, origin: URL): boolean {
  return host === origin.host && !pathname.startsWith('/api/v2/captcha/');
}
