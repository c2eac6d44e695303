import type { BrowserContext, Page } from '@playwright/test';
import { ROUTE_REQUESTS } from '#tests/data/routeRequests.ts';
import { pressRedeem } from '../support/after.ts';
import { fillCustomer, onward, tile } from '../support/journey.ts';
import { open, quiet } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { expect, test } from '../support/test.ts';
import {
  type Foreign,
  decideAt,
  rememberConsent,
  serveThirdParties,
  viewsTold,
} from '../support/thirdParties.ts';
import type { Watch } from '../support/watch.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');
const SHOP = 'Brotzeitler';
const HOSTS = [
  'test.siebenweiler.example',
  'eu.frcapi.com',
  'web.cmp.usercentrics.eu',
  'www.googletagmanager.com',
  'test.frohgut.example',
] as const;

/** A share for each of the workers. */
const SHARES = [0, 1, 2];

const routesOf = (share: number) =>
  Object.entries(ROUTE_REQUESTS).filter((_, index) => index % SHARES.length === share);

/** How many pages of a test are open at once: each mostly waits for its own rest. */
const LANES = 3;

type Walk = readonly [route: string, path: string, hosts: readonly string[]];

/** Opens these routes, each in a page of its own; answers which hosts each asked. */
async function hostsByRoute(
  routes: readonly Walk[],
  context: BrowserContext,
  foreign: readonly Foreign[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const waiting = [...routes];
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found[next[0]] = await hostsOf(next, context, foreign);
  };
  await Promise.all(Array.from({ length: LANES }, walk));
  return found;
}

async function hostsOf(
  [route, address, hosts]: Walk,
  context: BrowserContext,
  foreign: readonly Foreign[],
): Promise<readonly string[]> {
  const page = await context.newPage();
  const asked = () => {
    const own = foreign.filter((request) => request.page === page);
    return [...new Set(own.map(({ host }) => host))].toSorted();
  };
  await open(page, address);
  // Whom it asks it may ask late; whom it does not ask, it has not asked once it rests.
  const whom = expect.poll(asked, { message: `whom ${route} asks` });
  await whom.toEqual(expect.arrayContaining([...hosts]));
  await quiet(page);
  const found = asked();
  await page.close();
  return found;
}

function expectForeign(watch: Watch): void {
  for (const host of HOSTS) watch.blocks(host);
  watch.provokes(/^\/api\//);
}

for (const [when, about] of [
  ['before', 'before consent'],
  ['consented', 'with everything consented to'],
] as const) {
  for (const share of SHARES) {
    test(`${about} every route asks whom the table names and nobody else, share ${share + 1}`, async ({
      context,
      at,
      watch,
    }) => {
      test.slow();
      expectForeign(watch);
      const foreign = await serveThirdParties(context);
      if (when === 'consented') await rememberConsent(context);
      const routes = routesOf(share).map(
        ([route, there]) => [route, at(there.site ?? 'de', there.at), there[when].toSorted()] as const,
      );
      const found = await hostsByRoute(routes, context, foreign);
      expect(found).toEqual(Object.fromEntries(routes.map(([route, , hosts]) => [route, hosts])));
    });
  }
}

for (const [path, field] of [
  ['/', 'redeem.code.label'],
  ['/prepaid', 'charge.serial'],
] as const) {
  test(`the captcha is asked for once somebody fills in the form at ${path}`, async ({
    page,
    context,
    at,
    watch,
  }) => {
    expectForeign(watch);
    const foreign = await serveThirdParties(context);
    await open(page, at('de', path));
    await quiet(page);
    const isAsked = () => foreign.some(({ host }) => host === 'eu.frcapi.com');
    expect(isAsked()).toBe(false);
    await page.getByLabel(say(field)).focus();
    await expect.poll(isAsked).toBe(true);
  });
}

const isLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((global) => global in window, name);

test('with everything consented to from the first page on, a whole redemption is told by its patterns, and nothing of it is on the page of a code', async ({
  page,
  context,
  at,
  sandbox,
  watch,
}) => {
  expectForeign(watch);
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  const foreign = await serveThirdParties(context);
  await open(page, at('de'));
  await decideAt(page, 'acceptAllConsents');
  await expect.poll(() => isLoaded(page, 'google_tag_manager')).toBe(true);
  await expect.poll(() => isLoaded(page, 'pageTest')).toBe(true);
  const told = (views: readonly string[]) => expect.poll(() => viewsTold(page)).toEqual(views);
  await told(['/']);
  // The footer moves for as long as the wall above it comes.
  await quiet(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('frame.help') })
    .click();
  await expect(page).toHaveURL(/\/help$/);
  await told(['/', '/help/:tab?']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.redeem'), exact: true })
    .click();
  await told(['/', '/help/:tab?', '/']);

  await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
  await answerQuestion(page, say);
  await page.getByRole('button', { name: say('redeem.code.submit'), exact: true }).click();
  await page.getByRole('button', { name: say('entry.info.go'), exact: true }).click();
  await tile(page, SHOP).click();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await page.getByRole('radio', { name: say('delivery.LINK.title') }).check();
  await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
  await page.getByLabel(say('check.notes')).check();
  await pressRedeem(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  const steps = [
    '/shops',
    '/shops/:id/:slug?',
    '/redeem/:shopId/details',
    '/redeem/:shopId/check',
    '/thankyou',
  ];
  await told(['/', '/help/:tab?', '/', ...steps]);
  const press = page.getByRole('button', { name: say('thankYou.openCode') });
  await expect(press).toBeVisible();
  expect(await page.content()).not.toContain('/merchantcode/');

  const before = foreign.length;
  await press.click();
  await expect(
    page.getByRole('button', { name: say('merchantCode.copy'), exact: true }).first(),
  ).toBeVisible();
  await quiet(page);
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  watch.secret((await page.locator('code').first().textContent()) ?? 'a code');
  expect(foreign.slice(before).map(({ address }) => address)).toEqual([]);
  for (const name of ['__ucCmp', 'google_tag_manager', 'pageTest', 'dataLayer'])
    expect([name, await isLoaded(page, name)]).toEqual([name, false]);
  expect(token.length).toBeGreaterThan(10);
  expect(foreign.map(({ address }) => address).join(' ')).not.toContain(token);
});
