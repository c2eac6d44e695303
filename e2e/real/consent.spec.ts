import type { BrowserContext, Page } from '@playwright/test';
import { ROUTE_REQUESTS, type RouteRequests } from '#tests/data/routeRequests.ts';
import { fillCustomer, onward, tile } from '../support/journey.ts';
import { button, wallHeading } from '../support/locators.ts';
import { open, quiet } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { pressRedeem } from '../support/redeeming.ts';
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

/** One share per worker. */
const SHARES = [0, 1, 2];

const ROUTES = Object.entries(ROUTE_REQUESTS);
const WITH_TOOL = ROUTES.filter(([, { before }]) => before.length > 0);
/** One route with the tool per site, and all without it. Those need no test before consent: they would request less. */
const SITES_OF_THE_TOOL = new Map(WITH_TOOL.map((row) => [row[1].site, row] as const));
const REMEMBERED = [...SITES_OF_THE_TOOL.values(), ...ROUTES.filter(([, { before }]) => before.length === 0)];

/** Pages open at once in a test: each mostly waits until it settles. */
const LANES = 3;

/** Opens each route in its own page and returns what `look` saw. */
async function eachInItsPage<Seen>(
  routes: typeof ROUTES,
  context: BrowserContext,
  look: (page: Page, requests: RouteRequests) => Promise<Seen>,
): Promise<Record<string, Seen>> {
  const found: Record<string, Seen> = {};
  const waiting = [...routes];
  const walk = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const page = await context.newPage();
      found[next[0]] = await look(page, next[1]);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: LANES }, walk));
  return found;
}

/** Foreign hosts that this page has requested, once the given ones are among them and the page is quiet. */
async function hostsAsked(
  page: Page,
  foreign: readonly Foreign[],
  hosts: readonly string[],
): Promise<readonly string[]> {
  const asked = () => {
    const own = foreign.filter((request) => request.page === page);
    return [...new Set(own.map(({ host }) => host))].toSorted();
  };
  // Expected requests may be late; unexpected ones can only be excluded once the page is quiet.
  await expect
    .poll(asked, { message: `whom ${page.url()} asks` })
    .toEqual(expect.arrayContaining([...hosts]));
  await quiet(page);
  return asked();
}

function expectForeign(watch: Watch): void {
  for (const host of HOSTS) watch.blocks(host);
  watch.provokes(/^\/api\//);
}

for (const share of SHARES) {
  test(`before consent and after it each route asks whom the table names and nobody else, share ${share + 1}`, async ({
    context,
    at,
    watch,
  }) => {
    expectForeign(watch);
    const foreign = await serveThirdParties(context);
    const routes = WITH_TOOL.filter((_, index) => index % SHARES.length === share);
    const found = await eachInItsPage(routes, context, async (page, there) => {
      await open(page, at(there.site ?? 'de', there.at));
      const before = await hostsAsked(page, foreign, there.before);
      await decideAt(page, 'acceptAllConsents');
      const consented = await hostsAsked(page, foreign, there.consented);
      return { before, consented };
    });
    const named = routes.map(([route, { before, consented }]) => [
      route,
      { before: before.toSorted(), consented: consented.toSorted() },
    ]);
    expect(found).toEqual(Object.fromEntries(named));
  });
}

test('with an earlier consent each site asks whom the table names, and a route without the tool nobody', async ({
  context,
  at,
  watch,
}) => {
  expectForeign(watch);
  const foreign = await serveThirdParties(context);
  await rememberConsent(context);
  const found = await eachInItsPage(REMEMBERED, context, async (page, there) => {
    await open(page, at(there.site ?? 'de', there.at));
    return hostsAsked(page, foreign, there.consented);
  });
  const named = REMEMBERED.map(([route, { consented }]) => [route, consented.toSorted()]);
  expect(found).toEqual(Object.fromEntries(named));
});

for (const [path, field] of [
  ['/', 'redeem.code.label'],
  ['/prepaid', 'charge.serial'],
] as const) {
  test(`the captcha is asked for once somebody fills in the form at ${path}`, async ({
    page,
    context,
    watch,
  }) => {
    expectForeign(watch);
    const foreign = await serveThirdParties(context);
    await open(page, path);
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
  sandbox,
  watch,
}) => {
  expectForeign(watch);
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  const foreign = await serveThirdParties(context);
  await open(page, '/');
  await decideAt(page, 'acceptAllConsents');
  await expect.poll(() => isLoaded(page, 'google_tag_manager')).toBe(true);
  await expect.poll(() => isLoaded(page, 'pageTest')).toBe(true);
  const told = (views: readonly string[]) => expect.poll(() => viewsTold(page)).toEqual(views);
  await told(['/']);
  // The footer moves while the wall above it loads, and the wall loads once it is near the viewport.
  await page.getByRole('heading', { name: say('wall.heading') }).scrollIntoViewIfNeeded();
  await expect(tile(page, SHOP)).toBeVisible();
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
  await button(page, say('redeem.code.submit')).click();
  await expect(wallHeading(page, say)).toBeVisible();
  await tile(page, SHOP).click();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await page.getByRole('radio', { name: say('delivery.LINK.title') }).check();
  await button(page, say('customer.go')).click();
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
  await expect(button(page, say('merchantCode.copy')).first()).toBeVisible();
  await quiet(page);
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  watch.secret((await page.locator('code').first().textContent()) ?? 'a code');
  expect(foreign.slice(before).map(({ address }) => address)).toEqual([]);
  for (const name of ['__ucCmp', 'google_tag_manager', 'pageTest', 'dataLayer'])
    expect([name, await isLoaded(page, name)]).toEqual([name, false]);
  expect(token.length).toBeGreaterThan(10);
  expect(foreign.map(({ address }) => address).join(' ')).not.toContain(token);
});
