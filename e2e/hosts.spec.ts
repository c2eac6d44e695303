import type { Page } from '@playwright/test';
import { FACES } from '#sites/faces.ts';
import { SITES } from '#sites/index.ts';
import { PRODUCT_SITES, SWITCHED_ON, sitesWith } from '#tests/data/productTables.ts';
import { expectComposition, expectNothingCovered } from './support/composition.ts';
import { expectEntryInSight, expectFieldInSight, expectFirstRowInSight } from './support/fold.ts';
import { headlineOf } from './support/headline.ts';
import { button, heading } from './support/locators.ts';
import { open } from './support/open.ts';
import { ALMOST_ALL, expectPictureShows } from './support/picture.ts';
import { openWith } from './support/ready.ts';
import { expectFitting, expectSound } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { resultLine } from './support/wall.ts';
import { wordsOf } from './support/words.ts';

/** A site of product 2.2, with what a browser set to German must find there. */
interface Host {
  readonly site: string;
  readonly brand: string;
  readonly lang: string;
  readonly layout: string;
  /** In their own language; empty if the site has one language and so no switcher. */
  readonly languages: readonly string[];
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

/** Start of the service notice, by site. */
const NOTICES: Readonly<Record<string, string>> = { it: 'I buoni ordinati tra venerdì e domenica' };

const HOSTS: readonly Host[] = PRODUCT_SITES.map(({ id, brand, country, languages, layout }) => {
  const locale = languages.find((each) => each.startsWith('de')) ?? languages[0] ?? '';
  return {
    site: id,
    brand,
    lang: /US|CA|GB/.test(country) ? `${locale}-${country}` : locale,
    layout,
    languages: languages.length === 1 ? [] : languages.map((each) => OWN_NAMES[each.slice(0, 2)] ?? each),
  };
});

const DESKTOP = { width: 1280, height: 900 };
/** A small laptop. */
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** The narrowest screen (WCAG 1.4.10). */
const NARROW_PHONE = { width: 320, height: 844 };

/** A test shows this many brands: all at once would keep one worker busy when the others are done. */
const SHOWN_AT_ONCE = 4;
const SHARES = [...Array(Math.ceil(HOSTS.length / SHOWN_AT_ONCE)).keys()].map((nth) =>
  HOSTS.slice(nth * SHOWN_AT_ONCE, (nth + 1) * SHOWN_AT_ONCE),
);

for (const share of SHARES) {
  const sites = share.map(({ site }) => site).join(', ');
  test(`each brand is shown in its composition, with entry and picture in sight: ${sites}`, async ({
    page,
    at,
  }) => {
    for (const host of share)
      await test.step(`${host.site} shows ${host.brand}`, () => expectBrand(page, at(host.site), host));
  });
}

test.describe('with all its shops', () => {
  test.use({ wall: 'whole' });

  // `tests/tools/sandbox/wall.test.ts` has the number of shops of each site.
  test('a wall of each layout shows the number of shops, and the first ones in sight', async ({
    page,
    sandbox,
  }) => {
    for (const site of ['de', 'at', 'restaurant']) {
      await test.step(site, async () => {
        const { numberOfShops } = await settingsOf(site);
        await page.setViewportSize(PHONE);
        await openWith(page, '/shops', sandbox, await sandbox.newVoucher(site));
        await expectFirstRowInSight(page);
        await page.setViewportSize(DESKTOP);
        await expectFirstRowInSight(page);
        const count = wordsOf('de', site)('wall.count', { count: numberOfShops });
        await expect(resultLine(page, count)).toBeVisible();
      });
    }
  });
});

test('the navbar of a phone opens with a button and closes after a choice', async ({ page, sandbox }) => {
  const say = wordsOf('de');
  await sandbox.hidesShops();
  await page.setViewportSize(PHONE);
  await open(page, '/shops');
  const navbar = page.getByRole('navigation', { name: say('frame.nav') });
  await expect(navbar).toBeHidden();
  await button(page, say('frame.menu')).click();
  await expect(navbar).toBeVisible();
  await expectSound(page, 'the open menu');
  await navbar.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(navbar).toBeHidden();
});

// `tests/domain/site/resolveSite.test.ts` has the other ways to write a host, and hosts that are none of ours.
test('a brand is found by a host with a trailing dot and by its own domain, even without a secure context', async ({
  page,
  port,
  watch,
}) => {
  const dotted = `gb.localhost.:${port}`;
  const own = `redeem.giftwren.example:${port}`;
  watch.expectsLine(/^The Cross-Origin-Opener-Policy header has been ignored, because .* untrustworthy/);
  for (const host of [dotted, own]) {
    watch.visits(host);
    await open(page, `http://${host}/`);
    await expect(page).toHaveTitle(/Giftwren/);
  }
});

async function settingsOf(site: string) {
  const found = SITES.find(({ id }) => id === site);
  if (found === undefined) throw new Error(`There is no site ${site}.`);
  return found.load();
}

async function expectBrand(page: Page, address: string, host: Host): Promise<void> {
  const { site } = host;
  const { keyVisualFocus, keyVisualBand, keyVisualDeskImage, composition } = await settingsOf(site);
  expect(keyVisualFocus).not.toBeNull();
  await page.setViewportSize(DESKTOP);
  const hasOwnSheet = sitesWith('own style sheet').includes(site);
  const sheet = hasOwnSheet && page.waitForResponse(`**/brands/${site}/extra.css`);
  await open(page, address);
  await expectHead(page, host);
  await expect(heading(page, headlineOf(host.lang, site))).toBeVisible();
  if (NOTICES[site]) await expect(page.getByText(NOTICES[site])).toBeVisible();
  if (sheet) expect((await sheet).status()).toBe(200);

  await expectNavbar(page, host);
  await expectLanguages(page, host);
  await expectFooter(page, host);
  await expectFitting(page, `the entry of ${site}`);
  await expectEntryInSight(page);
  await expectPictureShows(page, keyVisualDeskImage === null ? keyVisualFocus : ALMOST_ALL);
  await page.setViewportSize(DESK);
  // A face whose headline has other lines than that of the device's font would not be shown.
  if (FACES[site]) await expect(page.locator('html')).toHaveAttribute('data-face', site);
  await expectComposition(page, composition);
  await expectNothingCovered(page);
  await expectFieldInSight(page);
  await page.setViewportSize(NARROW_PHONE);
  await expectNothingCovered(page);
  await expectFitting(page, `the entry of ${site} on the narrowest screen`);
  await page.setViewportSize(PHONE);
  await expectEntryInSight(page);
  expect(keyVisualBand).not.toBeNull();
  await expectPictureShows(page, keyVisualBand && { ...keyVisualBand, left: 0, right: 1 });
}

async function expectHead(page: Page, { site, brand, lang, layout }: Host): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^${brand}.*\\p{Letter}{3}`, 'u'));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', lang);
  await expect(root).toHaveAttribute('data-layout', layout);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', `/brands/${site}/favicon.svg`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\p{Letter}{3}/u);
  const home = wordsOf(lang, site)('frame.home', { brand });
  const logo = page.getByRole('link', { name: home }).getByRole('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function expectNavbar(page: Page, { site, lang }: Host): Promise<void> {
  const say = wordsOf(lang);
  const has = (setting: string) => sitesWith(setting).includes(site);
  const navbar = page.getByRole('navigation', { name: say('frame.nav') });
  if (!SWITCHED_ON.get('showNavBar')?.includes(site)) {
    await expect(navbar).toHaveCount(0);
    return;
  }
  await expect(navbar).toBeVisible();
  await expect(navbar.getByRole('link', { name: say('frame.redeem'), exact: true })).toHaveCount(
    has('the logo leads to the own entry') ? 0 : 1,
  );
  await expect(navbar.getByRole('link', { name: say('frame.charge'), exact: true })).toHaveCount(
    has('charging') ? 1 : 0,
  );
  const isChoice = has('sells in several ways');
  if (isChoice) await navbar.getByText(say('frame.buy'), { exact: true }).click();
  const buy = navbar.locator('a[href^="https://"]');
  await expect(buy).toHaveCount((await settingsOf(site)).navbarLinks.buy.length);
  expect((await buy.count()) > 1).toBe(isChoice);
  for (const link of await buy.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  if (isChoice) await page.keyboard.press('Escape');
}

async function expectLanguages(page: Page, { lang, languages }: Host): Promise<void> {
  const switcher = page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: wordsOf(lang)('frame.language') });
  await expect(switcher).toHaveCount(languages.length > 0 ? 1 : 0);
  if (languages.length === 0) return;
  await switcher.locator('summary').click();
  await expect(switcher.getByRole('link')).toHaveText([...languages]);
  await expectFitting(page, 'the open choice of languages');
  await page.keyboard.press('Escape');
  await expect(switcher.getByRole('link').first()).toBeHidden();
}

/** Order of the footer: help, the region's pages, three legal texts, the pages of every site, the website. */
async function expectFooter(page: Page, { site, brand, lang }: Host): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(`© ${new Date().getFullYear()} ${brand}`, { exact: true })).toBeVisible();
  const links = footer.getByRole('navigation', { name: wordsOf(lang)('frame.footer') }).getByRole('link');
  const website = sitesWith('not invented').includes(site) ? /^https:/ : /^https:\/\/www\.[a-z-]+\.example/;
  const legal = site === 'us' ? /^\/us\// : website;
  const own = site === 'region' ? ['/region', '/acceptance-points', '/contact'] : [];
  const documents = [legal, legal, legal, '/redemption-conditions', '/accessibility'];
  const hrefs = ['/help', ...own, ...documents, /^mailto:/, website];
  const wanted = hrefs.map((href) => (typeof href === 'string' ? href : expect.stringMatching(href)));
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(wanted);
}
