import type { Page } from '@playwright/test';
import { zoneOf } from '#domain/route/zone.ts';
import { ROUTE_REQUESTS, type RouteRequests } from '#tests/data/routeRequests.ts';
import { fillCustomer, onward, tile, toWall } from '../support/journey.ts';
import { button, wallHeading } from '../support/locators.ts';
import { open, quiet, settled } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { pressRedeem } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';
import {
  type Foreign,
  decideAt,
  rememberConsent,
  serveThirdParties,
  pageViews,
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

type Row = readonly [route: string, there: RouteRequests];
const ROUTES: readonly Row[] = Object.entries(ROUTE_REQUESTS);
const siteOf = ([, { site = 'de' }]: Row) => site;
const WITH_TOOL = ROUTES.filter(([, { before }]) => before.length > 0);
const SITES = [...new Set(WITH_TOOL.map(siteOf))];

/** Routes without the tool, by zone, since a step from one zone to another would be a document load. */
const WITHOUT_TOOL = (['plain', 'payment'] as const).map((zone) =>
  ROUTES.filter(([, { at }]) => zoneOf(at, true) === zone),
);

/** The most routes that one document is led through. */
const MOST_STEPS = 5;

/** Deals routes out to documents. Neighbours in the table can share a view, so they never follow each other. */
function dealt(routes: readonly Row[]): readonly (readonly Row[])[] {
  const documents = Math.ceil(routes.length / MOST_STEPS);
  return [...Array(documents).keys()].map((nth) => routes.filter((_, index) => index % documents === nth));
}

/**
 * Goes to a route inside the document, like the browser's buttons: the third parties belong to the document, and loading
 * one for each route takes minutes. The old page stays until the new one has come with its own heading.
 */
async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await page.evaluate((to) => {
    // `quiet` counts them, and the browser keeps no more than 250.
    performance.clearResourceTimings();
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1:not([data-left])').first(), path).toBeAttached();
}

type Asked = Record<string, readonly string[]>;

/** Leads an open page through the routes. Returns the foreign hosts that it has asked up to each of them. */
async function walk(
  page: Page,
  routes: readonly Row[],
  foreign: readonly Foreign[],
  when: 'before' | 'consented',
): Promise<Asked> {
  const seen: Asked = {};
  for (const [route, there] of routes) {
    await goTo(page, there.at);
    seen[route] = await hostsAsked(page, foreign, there[when]);
  }
  // A late request of an earlier route is among those of the last one.
  await quiet(page);
  const [last] = routes.at(-1) ?? [];
  if (last !== undefined) seen[last] = hostsOf(page, foreign);
  return seen;
}

const tableOf = (routes: readonly Row[], when: 'before' | 'consented'): Asked =>
  Object.fromEntries(routes.map(([route, there]) => [route, there[when].toSorted()]));

function hostsOf(page: Page, foreign: readonly Foreign[]): readonly string[] {
  const own = foreign.filter((request) => request.page === page);
  return [...new Set(own.map(({ host }) => host))].toSorted();
}

/** Foreign hosts that this page has requested, once the given ones are among them and the page has settled. */
async function hostsAsked(
  page: Page,
  foreign: readonly Foreign[],
  hosts: readonly string[],
): Promise<readonly string[]> {
  await expect
    .poll(() => hostsOf(page, foreign), { message: `whom ${page.url()} asks` })
    .toEqual(expect.arrayContaining([...hosts]));
  await settled(page);
  return hostsOf(page, foreign);
}

function expectForeign(watch: Watch): void {
  for (const host of HOSTS) watch.blocks(host);
  watch.provokes(/^\/api\//);
}

for (const site of SITES) {
  test(`each route of ${site} requests only the third parties of the table, before and after consent`, async ({
    context,
    at,
    watch,
  }) => {
    expectForeign(watch);
    const foreign = await serveThirdParties(context);
    const routes = WITH_TOOL.filter((row) => siteOf(row) === site);
    const before: Asked = {};
    const consented: Asked = {};
    const thereAndBack = async (some: readonly Row[]): Promise<void> => {
      const page = await context.newPage();
      await open(page, at(site, some[0]?.[1].at));
      Object.assign(before, await walk(page, some, foreign, 'before'));
      await decideAt(page, 'acceptAllConsents');
      const back = some.toReversed();
      Object.assign(consented, await walk(page, back, foreign, 'consented'));
      await page.close();
    };
    await Promise.all(dealt(routes).map(thereAndBack));
    expect({ before, consented }).toEqual({
      before: tableOf(routes, 'before'),
      consented: tableOf(routes, 'consented'),
    });
  });
}

test('with an earlier consent the entry requests the third parties of the table, and a route without the tool none', async ({
  context,
  at,
  watch,
}) => {
  expectForeign(watch);
  const foreign = await serveThirdParties(context);
  await rememberConsent(context);
  const entry = ROUTES.filter(([route]) => route === '/');
  const found: Asked = {};
  const lead = async (some: readonly Row[]): Promise<void> => {
    const page = await context.newPage();
    await open(page, at('de', some[0]?.[1].at));
    Object.assign(found, await walk(page, some, foreign, 'consented'));
    await page.close();
  };
  await Promise.all([entry, ...WITHOUT_TOOL.flatMap(dealt)].map(lead));
  expect(found).toEqual(tableOf([...entry, ...WITHOUT_TOOL.flat()], 'consented'));
});

const isLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((global) => global in window, name);

test('a redemption with full consent is reported by route patterns, and no third party runs on the code page', async ({
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
  const expectViews = (views: readonly string[]) => expect.poll(() => pageViews(page)).toEqual(views);
  await expectViews(['/']);
  // The footer moves while the wall above it loads, and the wall loads once it is near the viewport.
  await page.getByRole('heading', { name: say('wall.heading') }).scrollIntoViewIfNeeded();
  await expect(tile(page, SHOP)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('frame.help') })
    .click();
  await expect(page).toHaveURL(/\/help$/);
  await expectViews(['/', '/help/:tab?']);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('frame.redeem'), exact: true })
    .click();
  await expectViews(['/', '/help/:tab?', '/']);

  await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
  await answerQuestion(page, say);
  await button(page, say('redeem.code.submit')).click();
  await toWall(page, say);
  await expect(wallHeading(page, say)).toBeVisible();
  await tile(page, SHOP).click();
  await page.getByRole('radio', { name: /^25,00/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await page.getByRole('radio', { name: say('delivery.LINK.title') }).check();
  await button(page, say('customer.go')).click();
  await page.getByLabel(say('check.notes')).check();
  const steps = ['/shops', '/shops/:id/:slug?', '/redeem/:shopId/details', '/redeem/:shopId/check'];
  await expectViews(['/', '/help/:tab?', '/', ...steps]);
  await pressRedeem(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  const code = (await page.locator('main code').first().textContent()) ?? 'a code';
  watch.secret(code);
  await quiet(page);
  for (const name of ['__ucCmp', 'google_tag_manager', 'pageTest', 'dataLayer'])
    expect([name, await isLoaded(page, name)]).toEqual([name, false]);
  expect(foreign.map(({ address }) => address).join(' ')).not.toMatch(/thankyou|merchantcode/i);
});
