import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { BOOKS, FASHION, WALL, aWall, click, tiles, tokens } from './aFilteredWall.tsx';

beforeEach(framesAtOnce);

it('opens a sheet with all filter groups on phones, whose button shows the number of shops', async () => {
  await aWall('/shops?keywords=novel');
  await click(screen.getByRole('button', { name: 'Filter (1)' }));
  const sheet = within(screen.getByRole('dialog', { name: say('wall.filter.title') }));
  await click(sheet.getByRole('checkbox', { name: /^Books/ }));
  await click(sheet.getByRole('button', { name: say('wall.filter.clear') }));
  await click(sheet.getByRole('checkbox', { name: /^Books/ }));
  await click(sheet.getByRole('button', { name: say('wall.filter.show', { count: 2 }) }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(tiles()).toEqual(['Allerlei', 'Blattgold']);
});

it('renders the sheet outside the container of its button, which is hidden when the phone is turned', async () => {
  await aWall();
  const open = screen.getByRole('button', { name: say('wall.filter.open') });
  await click(open);
  expect(open.parentElement).not.toContainElement(screen.getByRole('dialog'));
});

it('announces in the sheet how many shops are left, and keeps the focus in it when all is cleared', async () => {
  await aWall('/shops?keywords=novel');
  await click(screen.getByRole('button', { name: 'Filter (1)' }));
  const sheet = within(screen.getByRole('dialog'));
  await click(sheet.getByRole('button', { name: say('wall.filter.clear') }));
  expect(sheet.getByRole('button', { name: say('wall.filter.show', { count: 3 }) })).toHaveFocus();
  expect(sheet.getByRole('status')).toHaveTextContent(say('wall.filter.cleared'));
  await click(sheet.getByRole('checkbox', { name: /^Books/ }));
  await waitFor(() =>
    expect(sheet.getByRole('status')).toHaveTextContent(say('wall.countOf', { found: 2, count: 3 })),
  );
});

it('shows no number of shops while none are loaded', async () => {
  await aWall('/shops', { shops: { walls: [refusal('timed-out')] } });
  await click(screen.getByRole('button', { name: say('wall.filter.open') }));
  expect(screen.getByRole('button', { name: say('wall.filter.showAny') })).toBeInTheDocument();
});

it('calls a category unknown only after all categories are loaded', async () => {
  const walls = [refusal('timed-out'), done(WALL)];
  const shops = { walls, categories: refusal('timed-out') };
  const { apis } = await aWall('/shops?categories=3,999', { shops });
  const labels = () => tokens().map((token) => token.textContent.replace(/ – .*/, ''));
  expect(labels()).toEqual(['Category 3', 'Category 999']);
  apis.shop.categories = async () => done([BOOKS]);
  await click(screen.getByRole('button', { name: say('common.tryAgain') })); // requests both again
  expect(labels()).toEqual(['Books', 'Unknown category (999)']);
});

it('names the category of the path before the others are loaded', async () => {
  await aWall('/fashion', { pathCategory: FASHION, shops: { categories: refusal('timed-out') } });
  expect(tokens()[0]).toHaveTextContent('Fashion');
});

it('hides a hidden category, even if its shop is in a visible one', async () => {
  const walls = [done([aShop({ name: 'Allerlei', categories: [1, 24] })])];
  const categories = done([FASHION, { ...BOOKS, id: 24, name: 'Hidden' }]);
  await aWall('/shops', { shops: { walls, categories }, hiddenShopCategories: [24] });
  const group = screen.getByRole('group', { name: say('wall.filter.categories') });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
});

// React warns about two elements with the same key, which fails the test.
it('renders two categories of the same name separately', async () => {
  const categories = done([FASHION, { ...FASHION, id: 3, urlName: 'more' }]);
  await aWall('/shops', { layout: 'restaurant', shops: { walls: [done(WALL)], categories } });
  const tabs = within(screen.getByRole('navigation', { name: say('wall.filter.categories') }));
  expect(tabs.getAllByRole('link', { name: 'Fashion' })).toHaveLength(2);
  const doors = within(screen.getByRole('navigation', { name: say('wall.promoted') }));
  expect(doors.getAllByRole('link', { name: 'Fashion' })).toHaveLength(2);
});

const values = () =>
  within(screen.getByRole('group', { name: say('wall.filter.valueLevels') })).getAllByRole('checkbox');

it('offers values as ranges, and writes each level to the address', async () => {
  const walls = [
    done([
      aShop({ id: '1', voucherValuesInCent: [15_00, 20_00, 25_00] }),
      aShop({ id: '2', name: 'Juwelia', voucherValuesInCent: [50_00, 150_00] }),
    ]),
  ];
  const { address } = await aWall('/shops', { shops: { walls } });
  const [small, large] = values();
  expect([small, large].map((box) => box?.closest('label')?.textContent)).toEqual(['€15–25 1', '€50.00 1']);
  await click(small as HTMLElement);
  expect(decodeURIComponent(address())).toBe('?values=1500,2000,2500');
  expect(tiles()).toEqual(['Bücherwurm']);
  expect(tokens().map((token) => token.textContent)).toEqual([expect.stringMatching(/^€15–25/) as string]);
  await click(tokens()[0] as HTMLElement);
  expect(address()).toBe('');
});

it('offers the exact balance if a voucher is in use', async () => {
  const { address } = await aWall('/shops', {
    session: aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) }),
    switches: switchedOn('showShopFilterBar', 'redeemValueChooseable'),
  });
  const exact = screen.getByRole('checkbox', { name: saying('wall.filter.exact', { money: '€25.00' }) });
  await click(exact);
  expect(address()).toBe('?values=2500');
  expect(exact).toBeChecked();
  expect(tiles()).toEqual(['Allerlei', 'Blattgold']);
});

it('offers what the basket leaves, and does not call it the balance', async () => {
  await aWall('/shops', {
    session: aSession({ voucher: aVoucher({ balanceInCent: 50_00 }) }),
    drafts: { basket: [aBasketLine({ valueInCent: 25_00 })] },
    switches: switchedOn('showShopFilterBar', 'redeemValueChooseable'),
  });
  const option = screen.getByRole('checkbox', { name: /€25\.00/ });
  expect(option).toHaveAccessibleName(saying('wall.filter.exactRest', { money: '€25.00' }));
});

it('shows the single value of an old link', async () => {
  await aWall('/shops?values=2500', {
    shops: { walls: [done([aShop({ voucherValuesInCent: [15_00, 25_00] })])] },
  });
  expect(
    values().map((box) => [box.closest('label')?.textContent, (box as HTMLInputElement).checked]),
  ).toEqual([
    ['€15–25 1', false],
    ['€25.00 1', true],
  ]);
});
