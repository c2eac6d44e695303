import type { Page } from '@playwright/test';
import { ROUTE_REQUESTS } from '#tests/data/routeRequests.ts';
import { scriptOf } from '../support/chunk.ts';
import { E2E_SECRET } from '../support/e2eSecret.ts';
import { open, settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const LOG = '/api/v2/operation-log';

/** What the calls of a page say in the header, by path. */
function callsOf(page: Page): Map<string, string | undefined> {
  const calls = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname, request.headers()['x-e2e-secret']);
  });
  return calls;
}

// `support/watch.ts` demands the header of every other call of the mock build.
test('in an end-to-end build each call of each landing page carries the secret, also those before the scripts', async ({
  page,
  at,
  watch,
}) => {
  watch.provokes(/^\/api\//);
  const without: string[] = [];
  const silent: string[] = [];
  for (const [route, { at: path, site = 'de' }] of Object.entries(ROUTE_REQUESTS)) {
    const calls = callsOf(page);
    await open(page, at(site, path));
    if (calls.size === 0) silent.push(route);
    for (const [call, secret] of calls) if (secret !== E2E_SECRET) without.push(`${route}: ${call}`);
  }
  expect(without).toEqual([]);
  expect(silent).toEqual([]);
});

test('in an end-to-end build the operator’s log carries the secret', async ({ page }) => {
  const calls = callsOf(page);
  await open(page, '/');
  const adapter = page.waitForResponse((answer) =>
    answer.url().endsWith(scriptOf('infrastructure/log/sendLog.ts')),
  );
  await page.getByLabel(wordsOf('de')('redeem.code.label')).pressSequentially('A');
  await adapter;
  await settled(page);
  // As when the page is left: of a page that is really left, the driver reports no requests.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      return calls.get(LOG);
    })
    .toBe(E2E_SECRET);
});
