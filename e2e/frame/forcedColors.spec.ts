import type { Locator } from '@playwright/test';
import { onward } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'at' });

const say = wordsOf('de', 'at');

/** What forced colours leave of a control's style. */
const looks = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    return { ground: backgroundColor, edge: `${borderTopWidth} ${borderTopColor}` };
  });

test('forced colours still show the chosen value, the primary button, the focus and the current page', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const wall = await sandbox.wall(2);
  const shop = wall.find(({ type, voucherValues }) => type !== 'physical' && voucherValues.length > 2);
  await openWith(page, `/shops/${shop?.id}`, sandbox, await sandbox.newVoucher('at', 500_00));
  const dialog = page.getByRole('dialog');
  const cards = dialog.locator('label:has([type="radio"])');
  const chosen = cards.filter({ has: page.locator(':checked') });
  const other = cards.filter({ hasNot: page.locator(':checked') }).first();
  expect((await looks(chosen)).edge).not.toBe((await looks(other)).edge);

  const add = dialog.getByRole('button', { name: say('basket.another') });
  const [further, on] = [await looks(add), await looks(onward(page, say))];
  expect(on.ground).not.toBe(further.ground);

  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');

  await open(page, '/help/unreadable');
  const edges = await page
    .getByRole('navigation', { name: say('help.topics') })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.ariaCurrent !== null, getComputedStyle(link).borderInlineStartWidth]),
    );
  expect(edges).toContainEqual([true, '4px']);
  for (const [isCurrent, width] of edges) expect(width).toBe(isCurrent ? '4px' : '0px');

  // On a phone a link leads back to the topics. A box would overhang the edge of the page.
  await page.setViewportSize({ width: 390, height: 844 });
  const back = page.getByRole('link', { name: say('help.allTopics'), exact: true });
  await expect(back).toBeVisible();
  expect((await looks(back)).edge).toBe('1px rgb(255, 255, 255)');
  await expect(back).toHaveCSS('text-decoration-line', 'underline');
});

test('a hint is as strong as its label if more contrast is preferred, in both schemes', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  const inkOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const [label, hint] = [say('redeem.code.label'), say('redeem.code.hint')];
  await open(page, '/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'no-preference', colorScheme });
    expect(await inkOf(hint)).not.toBe(await inkOf(label));
    await page.emulateMedia({ contrast: 'more', colorScheme });
    expect(await inkOf(hint)).toBe(await inkOf(label));
  }
});
