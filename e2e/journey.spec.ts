import type { Page } from '@playwright/test';
import { photograph } from './support/contactSheet.ts';
import { EdgeLook } from './support/edges.ts';
import { headlineOf } from './support/headline.ts';
import { fillCustomer, PERSON, sendCode, strip, tile, toWall } from './support/journey.ts';
import { button, heading, wallHeading } from './support/locators.ts';
import { open } from './support/open.ts';
import {
  expectFitting,
  expectReadableInDark,
  expectSound,
  expectSoundAtBothWidths,
} from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { thanksTitle } from './support/thanks.ts';
import { wordsOf } from './support/words.ts';

/** Checks a screen; `look` runs at both widths. */
type Sound = (page: Page, screen: string, look?: (named: string) => Promise<void>) => Promise<void>;

/** In both schemes and at both widths. */
const inFull: Sound = async (page, screen, look) => {
  await expectSoundAtBothWidths(page, screen, look);
  await expectReadableInDark(page, screen);
};

/** A check of its own for a wide screen and for a phone, in the light scheme. */
const byWidth =
  (onWide: typeof expectFitting, onPhone: typeof expectFitting): Sound =>
  async (page, screen, look) => {
    for (const [size, check] of [
      [{ width: 1280, height: 900 }, onWide],
      [{ width: 390, height: 844 }, onPhone],
    ] as const) {
      const named = `${screen} at ${size.width} px`;
      await page.setViewportSize(size);
      await check(page, named);
      await photograph(page, screen);
      await look?.(named);
    }
  };
const onPhone = byWidth(expectFitting, expectSound);
const fitting = byWidth(expectFitting, expectFitting);

interface Journey {
  readonly site: string;
  /** Width of the walk. */
  readonly walkedAt: 390 | 1280;
  readonly sound: Sound;
  /** For screens that are alike in all layouts. */
  readonly soundAlike: Sound;
  readonly locale: string;
  readonly shop: string;
  /** The chosen value: half of the voucher's, so the same amount remains. */
  readonly half: string;
  readonly whole: string;
  readonly informs?: true;
}

/** One site per layout, the first in full. `narrow.spec.ts` checks the other languages. */
const JOURNEYS: readonly Journey[] = [
  {
    site: 'de',
    walkedAt: 1280,
    sound: inFull,
    soundAlike: inFull,
    locale: 'de',
    shop: 'Brotzeitler',
    half: '25,00 €',
    whole: '50,00 €',
    informs: true,
  },
  {
    site: 'at',
    walkedAt: 390,
    sound: onPhone,
    soundAlike: fitting,
    locale: 'de',
    shop: 'Papierlust',
    half: '25,00 €',
    whole: '50,00 €',
    informs: true,
  },
  {
    site: 'restaurant',
    walkedAt: 390,
    sound: onPhone,
    soundAlike: fitting,
    locale: 'de',
    shop: 'Bistrot Ambroisie Bleue',
    half: '25,00 €',
    whole: '50,00 €',
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const journey of JOURNEYS) {
  test(`a voucher of ${journey.site} is redeemed for a shop’s code`, async ({ page, at, sandbox, watch }) => {
    const { site, walkedAt, locale, shop, half, whole } = journey;
    const size = { width: walkedAt, height: 844 };
    await page.setViewportSize(size);
    const say = wordsOf(locale, site);
    const balanceInCent = Number(whole.replace(/\D/g, ''));
    const voucher = await sandbox.newVoucher(site, balanceInCent);
    watch.secret(voucher.code);
    const choice = page.getByRole('radio', { name: new RegExp(`^${escaped(half)}`) });
    const edges = new EdgeLook(page, say);
    const checking =
      (isSound: Sound) =>
      async (screen: string, look?: (named: string) => Promise<void>): Promise<void> => {
        await isSound(page, `${screen} of ${site}`, look);
        await page.setViewportSize(size);
        await watch.keepsSecrets(page);
      };
    const sound = checking(journey.sound);
    const soundAlike = checking(journey.soundAlike);

    await test.step('the entry asks for the code', async () => {
      await open(page, at(site));
      await expect(heading(page, headlineOf(locale, site))).toBeVisible();
      await expect(page.getByRole('list', { name: say('wall.heading') })).toBeVisible();
      await sound('the entry');
    });

    await test.step('an empty form shows what is missing', async () => {
      await button(page, say('redeem.code.submit')).click();
      await expect(page.getByLabel(say('redeem.code.label'))).toBeFocused();
      await soundAlike('the empty entry');
    });

    await test.step('the code opens the wall', async () => {
      await sendCode(page, say, voucher.code);
      await expect(heading(page, new RegExp(whole.replace(/[^\d.,]/g, '')))).toBeFocused();
      const number = page.getByText(say('balance.serialNumber', { number: voucher.serialNumber }));
      await expect(number).toBeVisible({ visible: journey.informs === true });
      await sound('the balance');
      await toWall(page, say);
      await expect(wallHeading(page, say)).toBeFocused();
      await expect(strip(page, say)).toContainText(whole);
      await expect(tile(page, shop)).toBeVisible();
      await sound('the wall', (named) => edges.begins(named));
    });

    await test.step('the name search narrows the wall', async () => {
      const search = page.getByLabel(say('wall.search'));
      await search.fill('qqqq');
      await expect(page.getByText(say('wall.none', { name: 'qqqq' }))).toBeVisible();
      await soundAlike('the wall without a match');
      await search.fill(shop.toUpperCase());
      await expect(page.getByRole('status').filter({ hasText: /^1\D/ })).toBeVisible();
    });

    await test.step('the shop opens over the wall', async () => {
      await tile(page, shop).click();
      const dialog = page.getByRole('dialog', { name: shop });
      await expect(page).toHaveTitle(new RegExp(`^${shop} – `));
      await expect(dialog.getByText(say('value.balance', { money: whole }))).toBeVisible();
      await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(
        new RegExp(`^${escaped(whole)}`),
      );
      await choice.check();
      await expect(choice).toHaveAccessibleName(new RegExp(escaped(say('value.stays', { money: half }))));
      await sound('the shop');
      await button(dialog, say('value.goWith', { money: half })).click();
    });

    await test.step('the value can be changed on its own page', async () => {
      await expect(heading(page, say('customer.title'))).toBeFocused();
      await page.getByRole('link', { name: say('common.back'), exact: true }).click();
      await expect(heading(page, say('value.title'))).toBeFocused();
      await expect(choice).toBeChecked();
      await sound('the values', (named) => edges.beginsWithSteps(named));
      await button(page, say('value.goWith', { money: half })).click();
    });

    await test.step('the form shows what is missing and accepts the customer data', async () => {
      await expect(heading(page, say('customer.title'))).toBeFocused();
      await button(page, say('customer.go')).click();
      await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${say('common.errorPrefix')} `));
      await sound('the empty form', (named) => edges.beginsAndEnds(named));
      await fillCustomer(page, say);
      await expectFitting(page, `the filled form of ${site}`);
      await button(page, say('customer.go')).click();
    });

    await test.step('the check page shows the summary', async () => {
      await expect(heading(page, say('check.title'))).toBeFocused();
      const summary = page.getByRole('region', { name: say('check.summary'), exact: true });
      for (const answer of [shop, half, PERSON.email, `${PERSON.firstName} ${PERSON.lastName}`]) {
        await expect(summary.getByText(answer, { exact: true }).first()).toBeVisible();
      }
      const redeem = button(page, say('check.redeem', { money: half, shop }));
      await redeem.click();
      await expect(page.getByRole('region', { name: say('customer.summary', { count: 1 }) })).toBeFocused();
      await sound('the check page', (named) => edges.beginsAndEnds(named));
      // The column has the same width with and without an aside.
      expect([...edges.ends]).toHaveLength(2);
      await page.getByLabel(say('check.notes')).check();
      await redeem.click();
    });

    await test.step('the thank-you page shows the order number and the remainder', async () => {
      await expect(heading(page, thanksTitle(say))).toBeFocused();
      const [order] = await sandbox.orders();
      await expect(page.getByText(order?.orderNumber ?? '', { exact: true })).toBeVisible();
      await expect(page.locator('main article code').first()).toBeVisible();
      await sound('the thank-you page', (named) => edges.sheetsBegin(named, page.locator('main article')));
      await page.getByRole('link', { name: say('thankYou.rest', { money: half }) }).click();
      await expect(page.getByText(say('redeem.rest', { money: half }))).toBeVisible();
      await expect(strip(page, say)).toBeHidden();
      await soundAlike('the entry with a rest');
    });

    await test.step('the link of the mail opens the code, covered until a click', async () => {
      const [mail] = await sandbox.outbox();
      expect(mail?.to).toBe(PERSON.email);
      await open(page, mail?.links[0] ?? '');
      await expect(heading(page, say('merchantCode.title'))).toBeVisible();
      await expect(page.getByText(say('merchantCode.sealed'))).toBeVisible();
      await soundAlike('the covered code', (named) =>
        edges.sheetsBegin(named, page.locator('main article').first()),
      );
      const sealed = await page.content();
      await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
      await expect(page.locator('code').first()).toBeVisible();
      const code = (await page.locator('code').first().textContent()) ?? '';
      expect(code).toMatch(/^[\w-]{6,}$/);
      expect(sealed).not.toContain(code);
      watch.secret(code);
      await sound('the code');
      await button(page, say('merchantCode.copy')).click();
      await expect(page.getByText(say('common.copied'))).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    });

    await test.step('the order status can be looked up', async () => {
      await open(page, at(site, '/order-status'));
      await soundAlike('the order’s status', (named) => edges.formBegins(named));
    });
  });
}

/** A pattern that accepts any kind of space. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);
}
