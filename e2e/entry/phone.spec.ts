import type { Page } from '@playwright/test';
import { PRODUCT_SITES } from '#tests/data/productTables.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { sharesOf } from '../support/shares.ts';
import { expect, test } from '../support/test.ts';
import { DEVICE_FONTS, onMachineWith } from '../support/wideFaces.ts';
import { wordsOf } from '../support/words.ts';

const PHONE = { width: 390, height: 844 };
const LOW_PHONE = { width: 390, height: 590 };
const DESK = { width: 1280, height: 800 };

/** Lowest edges on a phone, in CSS pixels from its top. */
const FIELD_ENDS = 400;
const BUTTON_ENDS = 480;

/** A tilted band's box is higher than the band, in CSS pixels. */
const TILT = 4;

const SHARES = sharesOf(PRODUCT_SITES);

const band = (page: Page) => page.locator('[data-pictured] picture > [fetchpriority=high]');
const field = (page: Page) => page.locator('#voucher-code');
const submit = (page: Page) => page.locator('main form [type=submit]');
const securityLine = (page: Page) => page.locator('main form [type=submit] + p');
/** The height of one line, in CSS pixels. */
const ONE_LINE = '20px';

const bottomOf = async (part: ReturnType<typeof band>): Promise<number> => {
  const box = await part.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
};

for (const font of DEVICE_FONTS)
  for (const share of SHARES)
    test(`picture, headline, field and button follow each other on a phone with ${font}: ${share.map(({ id }) => id).join(', ')}`, async ({
      page,
      at,
      sandbox,
    }) => {
      await sandbox.hidesShops();
      await onMachineWith(page, font);
      for (const { id, languages } of share)
        for (const language of languages) {
          await page.setViewportSize(PHONE);
          await open(page, at(id, `/?lang=${language}`));
          const named = `${id} in ${language}`;
          const [picture, words] = [band(page), page.locator('h1')];
          expect(await bottomOf(field(page)), `field of ${named}`).toBeLessThanOrEqual(FIELD_ENDS);
          expect(await bottomOf(submit(page)), `button of ${named}`).toBeLessThanOrEqual(BUTTON_ENDS);
          await expect(securityLine(page), `security check of ${named}`).toHaveCSS('height', ONE_LINE);
          expect((await picture.boundingBox())?.height, `band of ${named}`).toBeGreaterThanOrEqual(90);
          expect(await bottomOf(picture), `band of ${named}`).toBeLessThanOrEqual(
            ((await words.boundingBox())?.y ?? 0) + TILT,
          );
          await page.setViewportSize(DESK);
          expect(await bottomOf(submit(page)), `button of ${named} at a desk`).toBeLessThanOrEqual(
            DESK.height,
          );
        }
    });

test('the security check is one line in every language, and leads to a question and back', async ({
  page,
  at,
}) => {
  await page.setViewportSize(PHONE);
  for (const [id, language] of [
    ['restaurant', 'de'],
    ['us', 'en'],
    ['be', 'fr'],
    ['be', 'nl'],
    ['it', 'it'],
  ] as const) {
    const say = wordsOf(language, id);
    const line = securityLine(page);
    await open(page, at(id, `/?lang=${language}`));
    await button(line, say('redeem.captcha.instead')).press('Enter');
    const answer = page.getByRole('textbox', { name: say('redeem.captcha.question') });
    await expect(answer).toBeFocused();
    await expect(line, `beside the question, in ${language}`).toHaveCSS('height', ONE_LINE);
    await button(line, say('redeem.captcha.back')).press('Enter');
    await expect(answer).toBeHidden();
    await expect(button(line, say('redeem.captcha.instead'))).toBeFocused();
    await expect(line, `of the captcha, in ${language}`).toHaveCSS('height', ONE_LINE);
  }
});

test('a low phone, as with an open keyboard, shows the form without the picture', async ({ page }) => {
  await page.setViewportSize(LOW_PHONE);
  await open(page, '/');
  await expect(band(page)).toBeHidden();
  expect(await bottomOf(submit(page))).toBeLessThanOrEqual(BUTTON_ENDS - 96);
});

test.describe('with the banner of the consent tool', () => {
  test.use({ consent: 'asks' });

  test('the button of the entry can be pressed', async ({ page }) => {
    for (const size of [PHONE, LOW_PHONE]) {
      await page.setViewportSize(size);
      await open(page, '/');
      await expect(page.locator('.mock-consent')).toBeVisible();
      const isOnTop = await submit(page).evaluate((pressed) => {
        const { left, top, width, height } = pressed.getBoundingClientRect();
        return [top + 2, top + height / 2, top + height - 2].every((y) =>
          pressed.contains(document.elementFromPoint(left + width / 2, y)),
        );
      });
      expect(isOnTop, `at ${size.height} px`).toBe(true);
    }
  });
});
