import { expectFocusKept, pressOn, tabTo } from '../support/keyboard.ts';
import { heading } from '../support/locators.ts';
import { open, turn } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'region' });

const say = wordsOf('de', 'region');
const PLACES = 22;
const FARM = 'Hofladen Dornhagen';
test('the pages of the region lead to its places, and to near ones by search and map, and a step away clears the search', async ({
  page,
}) => {
  await open(page, '/region');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expectSoundAtBothWidths(page, 'the region');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: say('site.footer.places'), exact: true }).click();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PLACES);
  await page.getByRole('searchbox').fill('Birkenau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Birkenau am See' })).toBeVisible();
  await expect(cards.first()).toContainText('Birkenau am See');

  await footer.getByRole('link', { name: say('site.footer.contact'), exact: true }).click();
  await expect(heading(page, say('region.contact.title'))).toBeFocused();
  await expectSoundAtBothWidths(page, 'the contacts of the region');
  await turn(page, 'back');
  await expect(heading(page, say('region.points.title'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cards).toHaveCount(PLACES);
  await expect(page.getByText(say('region.search.all', { count: PLACES }))).toBeVisible();

  await page.getByRole('button', { name: say('region.map.show') }).click();
  await page.getByRole('checkbox', { name: 'functional' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  const map = page.getByRole('region', { name: say('region.map.title') });
  await map.getByRole('button', { name: say('region.map.several', { name: FARM, count: 2 }) }).press('Enter');
  await expect(map.getByRole('button')).toHaveCount(3);
  await map.getByRole('button', { name: FARM }).press('Enter');
  await page.getByRole('link', { name: say('region.map.skip') }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: say('region.points.list') })).toBeFocused();
  await expectSoundAtBothWidths(page, 'the map of the acceptance points');
  await page.getByRole('button', { name: say('region.map.lead') }).click();
  await expect(page.getByRole('heading', { level: 3, name: FARM })).toBeFocused();
  await page.getByRole('link', { name: say('region.toNamedShop', { name: FARM }) }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: FARM })).toBeVisible();
});

test('all places stay listed if the search fails and the map cannot be drawn', async ({ page }) => {
  await open(page, '/acceptance-points?geocoding=fail&map=fail&consent=all');
  await page.getByRole('searchbox').fill('Birkenau');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('region.search.unavailable'))).toBeVisible();
  await page.getByRole('button', { name: say('region.map.show') }).click();
  await expect(page.getByText(say('region.map.failed'))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(PLACES);
  await expectSoundAtBothWidths(page, 'the acceptance points without search and map');
});

test('contacts, search, list, map switch and markers of the region work by keyboard alone', async ({
  page,
}) => {
  await open(page, '/contact?consent=all');
  const card = page.getByRole('article').first();
  await tabTo(page, card.getByRole('link').first());
  await expect(card.locator('a[href^="tel:"], a[href^="mailto:"]').first()).toBeFocused();
  await pressOn(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: say('site.footer.places'), exact: true }),
    'Enter',
  );
  await expect(heading(page, say('region.points.title'))).toBeFocused();

  const field = page.getByRole('searchbox');
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(say('region.search.fault.empty')));
  await page.keyboard.type('Birkenau');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Birkenau am See' })).toBeVisible();
  await expect(field).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: say('region.search.clear') }), 'Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(PLACES);
  await pressOn(page, page.getByRole('button', { name: say('region.map.show') }), 'Enter');
  const map = page.getByRole('region', { name: say('region.map.title') });
  await expect(map).toBeVisible();
  await expectFocusKept(page);
  const skip = page.getByRole('link', { name: say('region.map.skip') });
  await pressOn(page, skip, 'Enter');
  await expect(page.getByRole('region', { name: say('region.points.list') })).toBeVisible();
  await expect(skip).not.toBeFocused();
  await expectFocusKept(page);
  await skip.focus();
  await pressOn(
    page,
    map.getByRole('button', { name: say('region.map.several', { name: FARM, count: 2 }) }),
    'Enter',
  );
  await expect(map.getByRole('button', { name: FARM })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: say('region.map.lead') }), 'Enter');
  await expectFocusKept(page);
  await expect(page.getByRole('heading', { level: 3 }).and(page.locator(':focus'))).toBeVisible();
});
