import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { anApp, show } from '#tests/data/services.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { WallSection } from '#ui/screens/shops/WallSection.tsx';

const FASHION: ShopCategory = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };
const BOOKS: ShopCategory = { id: 3, name: 'Books', urlName: 'books', promoted: false };
const WALL = [
  aShop({ id: '1', name: 'Hemdenhaus', categories: [1], voucherValuesInCent: [10_00] }),
  aShop({ id: '2', name: 'Blattgold', categories: [3], redeemable: ['branch'], keywords: ['novel'] }),
  aShop({ id: '3', name: 'Allerlei', categories: [1, 3], redeemable: ['online', 'branch'], position: 'T' }),
];

let complaints = vi.fn<typeof console.error>();

beforeEach(() => {
  framesAtOnce();
  complaints = vi.fn<typeof console.error>(); // jsdom does not know <search>
  vi.spyOn(console, 'error').mockImplementation(complaints);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

interface About extends Pick<NonNullable<Parameters<typeof anApp>[0]>, 'shops'> {
  hiddenShopCategories?: readonly number[];
  layout?: 'classic' | 'modern' | 'restaurant';
  switches?: ReturnType<typeof switchedOn>;
  pathCategory?: ShopCategory;
  over?: 'entry' | 'shops';
}

async function aWall(
  at = '/shops',
  { layout = 'classic', pathCategory, over = 'shops', ...about }: About = {},
) {
  const switches = about.switches ?? switchedOn('showShopFilterBar');
  const app = await anApp({
    locale: 'en',
    site: { layout, switches, hiddenShopCategories: about.hiddenShopCategories ?? [] },
    shops: { walls: [done(WALL)], categories: done([FASHION, BOOKS]), ...about.shops },
  });
  const shown = await show(
    app.services,
    <WallSection labelledBy="x" headingLevel={2} over={over} {...(pathCategory && { pathCategory })} />,
    { at },
  );
  return { ...app, ...shown, address: () => shown.router.state.location.search };
}

const tiles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const tokens = () =>
  within(screen.getByRole('list', { name: say('wall.filter.active') })).getAllByRole('button');

it('narrows by what is ticked: one item of a group is enough, every group counts', async () => {
  const { address } = await aWall();
  await click(box(/^Fashion/));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  await click(box(/^Books/));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus', 'Blattgold']);
  await click(box(saying('wall.filter.branch')));
  expect(tiles()).toEqual(['Allerlei', 'Blattgold']);
  await click(box(/€25.00/));
  expect(address()).toBe('?categories=1%2C3&values=2500&redeemable=branch');
});

it('says beside each option how many shops it would leave, without disabling those that would leave none', async () => {
  await aWall();
  expect(box(/^Fashion\s*2$/)).not.toBeChecked();
  await click(box(saying('wall.filter.branch')));
  expect(box(/^Fashion\s*1$/)).toBeEnabled();
  expect(box(/€10.00\s*2/)).toBeEnabled();
});

it('groups its boxes under their names', async () => {
  await aWall();
  const group = screen.getByRole('group', { name: say('wall.filter.categories') });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
});

it('begins as the address says, also with what nobody knows, and keeps what is not its own', async () => {
  const { address } = await aWall('/shops?categories=1,999&utm_source=mail');
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(box(/^Unknown category/)).toBeChecked();
  await click(box(/^Unknown category/));
  expect(address()).toBe('?utm_source=mail&categories=1');
});

it('follows the address when the visitor goes back', async () => {
  const { router } = await aWall('/shops?categories=1');
  await act(() => router.navigate('/shops?categories=3'));
  expect(tiles()).toEqual(['Allerlei', 'Blattgold']);
  await act(() => router.navigate(-1));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
});

it('sends the filter along to a shop, so that it is still there afterwards', async () => {
  await aWall('/shops?categories=1');
  expect(screen.getByRole('link', { name: 'Hemdenhaus' })).toHaveAttribute(
    'href',
    '/shops/1/hemdenhaus?categories=1',
  );
});

it('removes what narrows by one tap each, and the focus goes to the next', async () => {
  await aWall('/shops?categories=1&keywords=novel&shopIds=2,3');
  expect(tokens().map((token) => token.textContent)).toEqual([
    'Fashion – remove filter',
    'Keyword: novel – remove filter',
    'Selection of 2 shops – remove filter',
  ]);
  await click(tokens()[0] as HTMLElement);
  expect(tokens()[0]).toHaveFocus();
  expect(tiles()).toEqual(['Blattgold']);
  await click(tokens()[1] as HTMLElement);
  await click(tokens()[0] as HTMLElement);
  expect(screen.queryByRole('list', { name: say('wall.filter.active') })).toBeNull();
  expect(tiles()).toHaveLength(3);
});

it('removes a campaign’s filters where the site has no filter bar', async () => {
  await aWall('/shops?keywords=novel', { switches: switchedOn('redeemValueChooseable') });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: say('wall.filter.open') })).toBeNull();
  await click(tokens()[0] as HTMLElement);
  expect(tiles()).toHaveLength(3);
});

it('clears everything, and undoes it', async () => {
  const { address } = await aWall('/shops?categories=1&redeemable=branch');
  await click(screen.getByRole('button', { name: say('wall.filter.clear') }));
  expect(address()).toBe('');
  expect(screen.getByText(say('wall.filter.cleared'))).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: say('wall.filter.undo') });
  expect(undo).toHaveFocus();
  await click(undo);
  expect(address()).toBe('?categories=1&redeemable=branch');
  expect(screen.getByText(/of 3 shops$/).parentElement).toHaveFocus(); // the button has gone, the focus has not
});

it('counts the category of the path as chosen, and leaves the path with it', async () => {
  const { path, address } = await aWall('/fashion?name=e', { pathCategory: FASHION, over: 'entry' });
  expect(tiles()).toEqual(['Hemdenhaus', 'Allerlei']);
  expect(box(/^Fashion/)).toBeChecked();
  await click(box(/^Fashion/));
  expect([path(), address()]).toEqual(['/', '?name=e']);
});

it('opens the options of a chip, in the modern layout, and closes them on Esc', async () => {
  await aWall('/shops?categories=1', { layout: 'modern' });
  const chip = screen.getByRole('button', { name: saying('wall.filter.categories') });
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  expect(chip).toHaveTextContent(say('wall.filter.chosen', { count: 1 }));
  await click(chip);
  expect(box(/^Fashion/)).toBeChecked();
  await act(async () => fireEvent.keyDown(document, { key: 'Escape' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(chip).toHaveFocus();
});

it('has the categories as links, in the restaurant layout, and the rest behind a button', async () => {
  const { address } = await aWall('/shops?redeemable=branch', { layout: 'restaurant' });
  expect(screen.getByRole('link', { name: say('wall.filter.all') })).toHaveAttribute('aria-current', 'true');
  const tab = screen.getByRole('link', { name: 'Books' });
  await click(tab);
  expect(address()).toBe('?categories=3&redeemable=branch');
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'true');
  await click(screen.getByRole('button', { name: saying('wall.filter.more') }));
  expect(box(saying('wall.filter.branch'))).toBeChecked();
  await act(async () => fireEvent.pointerDown(document.body));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('leads to a category’s own path from the entry', async () => {
  await aWall('/?name=e', { layout: 'restaurant', over: 'entry' });
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books?name=e');
  expect(screen.getByRole('link', { name: say('wall.filter.all') })).toHaveAttribute('href', '/?name=e');
});

it('has a sheet with all groups for phones, which says how many shops it will show', async () => {
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

it('keeps the sheet apart from its button, which a turned phone hides', async () => {
  await aWall();
  const open = screen.getByRole('button', { name: say('wall.filter.open') });
  await click(open);
  expect(open.parentElement).not.toContainElement(screen.getByRole('dialog'));
});

it('says in the sheet how many shops are left, and keeps the focus in it when everything is cleared', async () => {
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

it('promises no number of shops that have not come', async () => {
  await aWall('/shops', { shops: { walls: [refusal('timed-out')] } });
  await click(screen.getByRole('button', { name: say('wall.filter.open') }));
  expect(screen.getByRole('button', { name: say('wall.filter.showAny') })).toBeInTheDocument();
});

it('calls a category unknown only when all have come without it', async () => {
  const walls = [refusal('timed-out'), done(WALL)];
  const shops = { walls, categories: refusal('timed-out') };
  const { desks } = await aWall('/shops?categories=3,999', { shops });
  const labels = () => tokens().map((token) => token.textContent.replace(/ – .*/, ''));
  expect(labels()).toEqual(['Category 3', 'Category 999']);
  desks.shop.categories = async () => done([BOOKS]);
  await click(screen.getByRole('button', { name: say('common.tryAgain') })); // asks for both once more
  expect(labels()).toEqual(['Books', 'Unknown category (999)']);
});

it('knows the name of the path’s category before the others have come', async () => {
  await aWall('/fashion', { pathCategory: FASHION, shops: { categories: refusal('timed-out') } });
  expect(tokens()[0]).toHaveTextContent('Fashion');
});

it('offers no category that the site hides, also where a shop is in an open one too', async () => {
  const walls = [done([aShop({ name: 'Allerlei', categories: [1, 24] })])];
  const categories = done([FASHION, { ...BOOKS, id: 24, name: 'Hidden' }]);
  await aWall('/shops', { shops: { walls, categories }, hiddenShopCategories: [24] });
  const group = screen.getByRole('group', { name: say('wall.filter.categories') });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(1);
});

it('draws categories of one name, each by itself', async () => {
  const categories = done([FASHION, { ...FASHION, id: 3, urlName: 'more' }]);
  await aWall('/shops', { layout: 'restaurant', shops: { walls: [done(WALL)], categories } });
  const tabs = within(screen.getByRole('navigation', { name: say('wall.filter.categories') }));
  expect(tabs.getAllByRole('link', { name: 'Fashion' })).toHaveLength(2);
  const doors = within(screen.getByRole('navigation', { name: say('wall.promoted') }));
  expect(doors.getAllByRole('link', { name: 'Fashion' })).toHaveLength(2);
  expect(complaints.mock.calls.filter(([words]) => String(words).includes('same key'))).toEqual([]);
});

it('offers promoted categories and top shops only while nothing narrows the wall', async () => {
  await aWall('/shops', { switches: switchedOn('showShopFilterBar', 'showShopPromotion') });
  const promoted = screen.getByRole('navigation', { name: say('wall.promoted') });
  expect(
    within(promoted)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Fashion']);
  const top = screen.getByRole('region', { name: say('wall.top') });
  expect(within(top).getByRole('link')).toHaveTextContent('Allerlei');
  await click(within(promoted).getByRole('link'));
  expect(screen.getByText(/3 shops$/).parentElement).toHaveFocus(); // the link has gone, the focus has not
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(screen.queryByRole('navigation', { name: say('wall.promoted') })).toBeNull();
  expect(screen.queryByRole('region', { name: say('wall.top') })).toBeNull();
});

it('names the filter that excludes most when nothing is left, and removes it by one tap', async () => {
  await aWall('/shops?categories=1&keywords=novel');
  expect(screen.getByText(say('wall.noneFiltered'))).toBeInTheDocument();
  expect(screen.getByText(say('wall.nothing.obstacle', { filter: 'novel' }))).toBeInTheDocument();
  await click(
    screen.getByRole('button', { name: say('wall.nothing.without', { filter: 'novel', count: 2 }) }),
  );
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
});

it('suggests the nearest name for one that is mistyped', async () => {
  const { address } = await aWall('/shops?name=blatgold');
  await click(screen.getByRole('button', { name: say('wall.nothing.suggestion', { name: 'Blattgold' }) }));
  expect(tiles()).toEqual(['Blattgold']);
  expect(address()).toBe('?name=Blattgold');
});
