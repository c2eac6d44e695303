import type { BrowserContext, Page } from '@playwright/test';
import { ROUTE_REQUESTS } from '#tests/data/routeRequests.ts';
import { pressRedeem, readyAt } from '../support/after.ts';
import { open, quiet } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { type Foreign, decideAt, serveThirdParties, viewsTold } from '../support/thirdParties.ts';
import type { Watch } from '../support/watch.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');
const HOSTS = [
  'eu.frcapi.com',
  'web.cmp.usercentrics.eu',
  'www.googletagmanager.com',
  'test.frohgut.example',
] as const;

/** A share for each of the workers. */
const SHARES = [0, 1, 2];

const routesOf = (share: number) =>
  Object.entries(ROUTE_REQUESTS).filter((_, index) => index % SHARES.length === share);

type At = (site: string, path?: string) => string;

/** Opens these routes one after the other; answers which hosts each asked. */
async function hostsByRoute(
  routes: ReturnType<typeof routesOf>,
  context: BrowserContext,
  at: At,
  foreign: readonly Foreign[],
) {
  const found: Record<string, readonly string[]> = {};
  for (const [route, about] of routes) {
    // A page of its own: what another one still asked for when it was left may not count, nor be waited for.
    const page = await context.newPage();
    const before = foreign.length;
    const asked = () => [...new Set(foreign.slice(before).map(({ host }) => host))].toSorted();
    await open(page, at(about.site ?? 'de', about.at));
    // Whom it asks it may ask late; whom it does not ask, it has not asked once it rests.
    const whom = expect.poll(asked, { message: `whom ${route} asks` });
    await whom.toEqual(expect.arrayContaining([...about.hosts]));
    await quiet(page);
    found[route] = asked();
    await page.close();
  }
  return found;
}

function expectForeign(watch: Watch): void {
  for (const host of HOSTS) watch.blocks(host);
  watch.provokes(/^\/api\//);
}

for (const share of SHARES) {
  test(`before consent every route asks whom the table names and nobody else, share ${share + 1}`, async ({
    context,
    at,
    watch,
  }) => {
    test.slow();
    expectForeign(watch);
    const foreign = await serveThirdParties(context);
    const routes = routesOf(share);
    const found = await hostsByRoute(routes, context, at, foreign);
    const expected = routes.map(([route, { hosts }]) => [route, hosts.toSorted()]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
}

const isLoaded = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((global) => global in window, name);

test('with everything consented to from the first page on, nothing of it is on the page of a code', async ({
  page,
  context,
  at,
  sandbox,
  watch,
}) => {
  expectForeign(watch);
  const foreign = await serveThirdParties(context);
  await open(page, at('de'));
  await decideAt(page, 'acceptAllConsents');
  await expect.poll(() => isLoaded(page, 'google_tag_manager')).toBe(true);
  await expect.poll(() => isLoaded(page, 'pageTest')).toBe(true);
  await expect.poll(() => viewsTold(page)).toEqual(['/']);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('frame.help') })
    .click();
  await expect(page).toHaveURL(/\/help$/);
  await expect.poll(() => viewsTold(page)).toEqual(['/', '/help/:tab?']);

  const choice = { shopId: '100115', valueInCent: 25_00, delivery: 'LINK' } as const;
  await readyAt(page, sandbox, { ...choice, start: at('de'), site: 'de', say });
  await expect.poll(() => isLoaded(page, 'google_tag_manager')).toBe(true);
  await pressRedeem(page);
  await expect(page).toHaveURL(/\/thankyou$/);
  const press = page.getByRole('button', { name: say('thankYou.openCode') });
  await expect(press).toBeVisible();
  await expect.poll(() => viewsTold(page)).toEqual(['/redeem/:shopId/check', '/thankyou']);
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
