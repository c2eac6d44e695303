import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'region' });

const HOST = 'maps.example';

test('the search for a place names the site to its provider, and no page of it', async ({
  page,
  context,
  watch,
}) => {
  watch.visits(HOST);
  const referrers: (string | undefined)[] = [];
  await context.route(`https://${HOST}/**`, async (route) => {
    const { referer } = await route.request().allHeaders();
    referrers.push(referer);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: {
        features: [{ place_name: 'Hohenlinde', center: [10.27, 47.88] }],
        attribution: '<a href="https://maps.example/copyright">&copy; Maps of the region</a>',
      },
    });
  });
  await open(page, '/acceptance-points');
  await page.getByRole('searchbox').fill('Hohenlinde');
  await page.keyboard.press('Enter');
  await expect(page.getByText('© Maps of the region')).toBeVisible();
  expect(referrers).toEqual([`${new URL(page.url()).origin}/`]);
});
