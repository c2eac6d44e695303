import type { Page, Response } from '@playwright/test';
import { open, settled } from './support/open.ts';
import { openWith, putOnCheckPage } from './support/ready.ts';
import type { Sandbox } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { type Say, wordsOf } from './support/words.ts';

/** Sites with a shop of theirs that sells a value of 25.00. */
const SITES = [
  { site: 'de', lang: 'de', shopId: '100115' },
  { site: 'gb', lang: 'en', shopId: '300269' },
  { site: 'restaurant', lang: 'de', shopId: null },
] as const;

const WIDTHS = [390, 1280] as const;

/** Pages that an address alone opens, and that every site has. */
const OPEN = ['/', '/shops', '/help', '/no/such/page', '/thankyou', '/basket'] as const;

/** Pages to which only an old mail or a bookmark leads where nothing is offered. */
const WITHHELD = [
  '/donate',
  '/reactivate',
  '/redeem/resend-link',
  '/order-status',
  '/voucher-pdf/any',
  '/fraud-prevention/any',
  '/tpr/any',
  '/activate/web/R-1/any',
] as const;

/** What no page may say because of a call that the backend does not have. */
const untrue = (say: Say): readonly string[] => [
  say('next.try-later'),
  say('next.check-connection'),
  say('redeem.unreachable'),
  say('problem.server-down.title'),
  say('problem.unreadable-answer.title'),
];

/** Calls that the smallest backend has never heard of: it answers with a web server's page. */
function unheardOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('response', (response: Response) => {
    const isPage = response.headers()['content-type']?.includes('html') === true;
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() === 404 && isPage) calls.push(pathname);
  });
  return calls;
}

async function expectTrue(page: Page, say: Say, at: string): Promise<void> {
  await settled(page);
  const text = (await page.locator('body').textContent()) ?? '';
  expect(
    untrue(say).filter((words) => text.includes(words)),
    at,
  ).toEqual([]);
}

/** The own addresses of the links that are seen. */
async function linksOn(page: Page): Promise<readonly string[]> {
  const all = await page
    .locator('a[href]:visible')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = new URL(page.url()).origin;
  return [...new Set(all.filter((href) => href.startsWith(own)).map((href) => new URL(href).pathname))];
}

/**
 * Presses every button that is seen and can be pressed, each on the page as it opens. A dialog covers its page. Returns
 * how many there were.
 */
async function pressAll(page: Page, say: Say, again: () => Promise<void>): Promise<number> {
  const covering = page.locator('dialog[open]');
  const within = (await covering.count()) > 0 ? covering.last() : page.locator('main');
  const seen = within.locator('button:visible:enabled');
  const count = await seen.count();
  for (let index = 0; index < count; index += 1) {
    const button = seen.nth(index);
    if (!(await button.isVisible())) continue;
    const name = await button.textContent();
    await button.click();
    await expectTrue(page, say, `${page.url()} after ${name}`);
    await again();
    await settled(page);
  }
  return count;
}

/** Follows the links of these pages, and those of the pages behind them. */
async function walk(page: Page, say: Say, from: readonly string[]): Promise<ReadonlySet<string>> {
  const known = new Set<string>(from);
  const doors = new Set<string>();
  for (const path of known) {
    await open(page, path);
    await expectTrue(page, say, path);
    // One shop's page stands for all.
    for (const link of await linksOn(page)) {
      doors.add(link);
      const isAnotherShop = link.startsWith('/shops/') && [...known].some((one) => one.startsWith('/shops/'));
      if (!isAnotherShop) known.add(link);
    }
  }
  return doors;
}

async function expectWithheld(page: Page, say: Say, site: { readonly email: string }): Promise<void> {
  for (const path of WITHHELD) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(say('problem.not-offered.title'));
    await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible();
    await expectTrue(page, say, path);
  }
}

const EMAILS: Readonly<Record<string, string>> = {
  de: 'hilfe@frohgut.example',
  gb: 'help@giftwren.example',
  restaurant: 'hilfe@tafelmond.example',
};

async function withVoucher(page: Page, sandbox: Sandbox, site: string, path: string): Promise<void> {
  await openWith(page, path, sandbox, await sandbox.newVoucher(site));
}

for (const { site, lang } of SITES) {
  test.describe(`the smallest backend on ${site}, with a voucher`, () => {
    test.use({ site, viewport: { width: 390, height: 844 }, locale: lang });
    test.slow();
    const say = wordsOf(lang);

    test('has no button that leads nowhere, from a shop to its code', async ({ page, sandbox }) => {
      await sandbox.plays('smallest');
      const lacking = unheardOf(page);
      await withVoucher(page, sandbox, site, '/shops');
      await settled(page);
      const shop = (await linksOn(page)).find((link) => /^\/shops\/\d+/.test(link)) ?? '';
      const [, shopId = ''] = /^\/shops\/(\d+)/.exec(shop) ?? [];
      for (const path of [shop, `/redeem/${shopId}/details`]) {
        const again = () => withVoucher(page, sandbox, site, path);
        await again();
        await settled(page);
        expect(await pressAll(page, say, again), path).toBeGreaterThan(0);
      }
      const code = await sandbox.link('redeemLink');
      const again = () => open(page, code).then(() => undefined);
      await again();
      expect(await pressAll(page, say, again), code).toBeGreaterThan(0);
      expect(lacking).toEqual([]);
    });
  });
}

for (const { site, lang, shopId } of SITES) {
  for (const width of WIDTHS) {
    test.describe(`the smallest backend on ${site} at ${width} px`, () => {
      test.use({ site, viewport: { width, height: 844 }, locale: lang });
      test.slow();
      const say = wordsOf(lang);

      test('leads from every page to pages that are there, and sends no call that it lacks', async ({
        page,
        sandbox,
      }) => {
        await sandbox.plays('smallest');
        const lacking = unheardOf(page);
        const doors = await walk(page, say, OPEN);
        expect(doors.size).toBeGreaterThan(5);
        for (const path of WITHHELD) expect(doors).not.toContain(path);
        expect(lacking).toEqual([]);
      });

      test('says of a page from an old mail that it is not offered, and how to reach the operator', async ({
        page,
        sandbox,
      }) => {
        await sandbox.plays('smallest');
        const lacking = unheardOf(page);
        await expectWithheld(page, say, { email: EMAILS[site] ?? '' });
        expect(lacking).toEqual([]);
      });

      test('has no button that leads nowhere', async ({ page, sandbox }) => {
        await sandbox.plays('smallest');
        const lacking = unheardOf(page);
        for (const path of ['/', '/help/not-received', '/help/old-code', '/donate']) {
          await open(page, path);
          await pressAll(page, say, () => open(page, path).then(() => undefined));
        }
        await withVoucher(page, sandbox, site, '/shops');
        await expectTrue(page, say, '/shops with a voucher');
        expect(await linksOn(page)).not.toContain('/donate');
        if (shopId !== null) {
          const voucher = await sandbox.newVoucher(site);
          await putOnCheckPage(page, sandbox, voucher, { shopId, valueInCent: 25_00 });
          await page.getByLabel(say('check.notes')).check();
          await page.locator('main form button[type="submit"]').click();
          await expect(page).toHaveURL(/\/thankyou$/);
          await expectTrue(page, say, 'the thank-you page');
          const doors = await linksOn(page);
          for (const path of WITHHELD) expect(doors).not.toContain(path);
        }
        expect(lacking).toEqual([]);
      });
    });
  }
}
