import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { button } from '../support/locators.ts';
import { open, quiet } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');

test.use({ consent: 'asks' });

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy (mock consent)' });
const settings = (page: Page) => button(page, say('privacy.settings'));
const press = (page: Page, name: string) => button(page, name).click();

/** The events of the mock tag manager in this document. */
const tagEvents = (page: Page): Promise<readonly object[]> =>
  page.evaluate(() => (window as { mockTags?: object[] }).mockTags ?? []);

test('the consent tool does not cover the focus, and its settings open again from the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const field = page.getByLabel(say('redeem.code.label'));
  await expect(banner(page)).toBeVisible();
  const before = await field.boundingBox();
  await expectSound(page, 'the entry with the banner of the consent tool');
  expect(await field.boundingBox()).toEqual(before);
  await tabTo(page, settings(page)); // every focused element on the way is visible
  await page.keyboard.press('Enter');
  await expectSound(page, 'the settings of the consent tool');
  await page.getByRole('checkbox', { name: 'statistics' }).check();
  await press(page, 'Save');
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  const view = { event: 'page_view', pattern: '/' };
  await expect.poll(() => tagEvents(page)).toContainEqual(view);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('frame.help') })
    .click();
  await expect.poll(() => tagEvents(page)).toContainEqual({ event: 'page_view', pattern: '/help/:tab?' });
  await open(page, '/prepaid');
  await quiet(page);
  expect(await tagEvents(page)).toEqual([]);
  await expect(settings(page)).toHaveCount(0);
});
