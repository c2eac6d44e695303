import { openElsewhere } from './support/open.ts';
import { expectAccessible } from './support/screen.ts';
import { expect, test } from './support/test.ts';

for (const width of [390, 1280])
  test(`the search of the sandbox page finds codes, orders and dials, and survives a dial, at ${width} px`, async ({
    page,
    port,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openElsewhere(page, `http://localhost:${port}/sandbox`);
    const search = page.getByRole('searchbox', { name: 'Search this page' });
    const found = page.getByRole('search').getByRole('status');
    const { code } = await sandbox.voucher('gb', 'spendable');
    await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeHidden();

    await search.fill(code.toLowerCase());
    await expect(found).toHaveText('1 found');
    await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dials' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Dials' })).toBeHidden();
    await expectAccessible(page, 'a search of the sandbox page');

    await search.fill('nothing-has-this');
    await expect(found).toHaveText('0 found');
    await search.fill('clock real');
    await expect(found).toHaveText('1 found');
    await page.getByRole('button', { name: 'Freeze' }).click();
    await expect(page.getByText(/UTC, frozen$/)).toBeVisible();
    await expect(search).toHaveValue('clock real');
    await expect(found).toHaveText('1 found');
    await page.getByRole('button', { name: 'Let it go on' }).click();
    await expect(page.getByText(/UTC, frozen$/)).toHaveCount(0);

    await search.fill('');
    await expect(found).toHaveText('');
    await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Copy ${code}` })).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  });
