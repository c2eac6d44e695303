import type { Page } from '@playwright/test';
import { notApart } from './support/apart.ts';
import { cutTexts } from './support/cutTexts.ts';
import { onward } from './support/journey.ts';
import { button } from './support/locators.ts';
import { open } from './support/open.ts';
import { openWith } from './support/ready.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** The distances of WCAG 1.4.12, as a person's own style sheet sets them. */
async function spacesText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** In the device's faces alone: the spacing is what makes letters wide here. */
async function expectReadable(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1').first()).not.toHaveCSS('letter-spacing', 'normal');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const message = `${screen} at ${size.width} px`;
    await expect.poll(() => page.evaluate(cutTexts), { message }).toEqual([]);
    await expect.poll(() => page.evaluate(notApart), { message }).toEqual([]);
  }
}

for (const site of ['de', 'at', 'restaurant'] as const) {
  test(`${site} bears more space between letters, words and lines`, async ({ page, at, sandbox }) => {
    const say = wordsOf('de', site);
    await spacesText(page);
    await open(page, at(site));
    await expectReadable(page, 'the entry');
    await openWith(page, at(site, '/shops'), sandbox, await sandbox.newVoucher(site));
    await expectReadable(page, 'the wall');
    await page.getByRole('listitem').locator('a[href^="/shops/"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page, 'a shop');
    await onward(page, say).click();
    await button(page, say('customer.go')).click();
    await expectReadable(page, 'the form with its faults');
    await open(page, at(site, '/help/unreadable'));
    await expectReadable(page, 'help');
  });
}
