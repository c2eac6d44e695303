import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { ShopCategory } from '#domain/shop/category.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { switchedOn } from '#tests/data/site.ts';
import { BOOKS, FASHION, aWall, box, click, tiles, tokens } from './aFilteredWall.tsx';

beforeEach(framesAtOnce);

it('combines options of a group with “or”, and groups with “and”', async () => {
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

it('shows beside each option how many shops it would leave, and disables none', async () => {
  await aWall();
  expect(box(/^Fashion\s*2$/)).not.toBeChecked();
  await click(box(saying('wall.filter.branch')));
  expect(box(/^Fashion\s*1$/)).toBeEnabled();
  expect(box(/€10.00\s*2/)).toBeEnabled();
});

it.each([
  ['come', done([FASHION, BOOKS]), 2],
  ['failed', refusal('offline'), 0],
] as const)(
  'renders the filters only after categories have %s, so that they do not push down what is shown',
  async (_, outcome, count) => {
    const { promise, resolve } = Promise.withResolvers<Answer<readonly ShopCategory[]>>();
    await aWall('/shops', { shops: { categories: promise } });
    expect(tiles()).toHaveLength(3);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await act(async () => resolve(outcome));
    expect(box(saying('wall.filter.branch'))).toBeInTheDocument();
    expect(screen.queryAllByRole('checkbox', { name: /^(Fashion|Books)/ })).toHaveLength(count);
  },
);

it('groups its boxes under their names', async () => {
  await aWall();
  const group = screen.getByRole('group', { name: say('wall.filter.categories') });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
});

it('takes the filter from the address, including unknown categories, and keeps foreign parameters', async () => {
  const { address } = await aWall('/shops?categories=1,999&utm_source=mail');
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(box(/^Unknown category/)).toBeChecked();
  await click(box(/^Unknown category/));
  expect(address()).toBe('?utm_source=mail&categories=1');
});

it('follows the address when the user goes back', async () => {
  const { router } = await aWall('/shops?categories=1');
  await act(() => router.navigate('/shops?categories=3'));
  expect(tiles()).toEqual(['Allerlei', 'Blattgold']);
  await act(() => router.navigate(-1));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
});

it('passes the filter to the link of a shop', async () => {
  await aWall('/shops?categories=1');
  expect(screen.getByRole('link', { name: 'Hemdenhaus' })).toHaveAttribute(
    'href',
    '/shops/1/hemdenhaus?categories=1',
  );
});

it('removes each active filter with one press, and focuses the next one', async () => {
  await aWall('/shops?categories=1&keywords=novel&shopIds=2,3');
  const shown = ['Fashion', 'Keyword: novel', 'Selection of 2 shops'];
  expect(tokens().map((token) => token.textContent)).toEqual(shown);
  for (const [at, filter] of shown.entries())
    expect(tokens()[at]).toHaveAccessibleName(say('wall.filter.remove', { filter }));
  await click(tokens()[0] as HTMLElement);
  expect(tokens()[0]).toHaveFocus();
  expect(tiles()).toEqual(['Blattgold']);
  await click(tokens()[1] as HTMLElement);
  await click(tokens()[0] as HTMLElement);
  expect(screen.queryByRole('list', { name: say('wall.filter.active') })).toBeNull();
  expect(tiles()).toHaveLength(3);
});

it('removes the filters of a campaign on a site without a filter bar', async () => {
  await aWall('/shops?keywords=novel', { switches: switchedOn('redeemValueChooseable') });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: say('wall.filter.open') })).toBeNull();
  await click(tokens()[0] as HTMLElement);
  expect(tiles()).toHaveLength(3);
});

it('clears all filters, and restores them with undo', async () => {
  const { address } = await aWall('/shops?categories=1&redeemable=branch');
  await click(screen.getByRole('button', { name: say('wall.filter.clear') }));
  expect(address()).toBe('');
  expect(screen.getByText(say('wall.filter.cleared'))).toBeInTheDocument();
  const undo = screen.getByRole('button', { name: say('wall.filter.undo') });
  expect(undo).toHaveFocus();
  await click(undo);
  expect(address()).toBe('?categories=1&redeemable=branch');
  expect((await screen.findByText(/of 3 shops$/)).parentElement).toHaveFocus(); // the button is gone, but the focus is not lost
});

it('counts the category of the path as chosen, and leaves the path when it is deselected', async () => {
  const { path, address } = await aWall('/fashion?name=e', { pathCategory: FASHION, over: 'entry' });
  expect(tiles()).toEqual(['Hemdenhaus', 'Allerlei']);
  expect(box(/^Fashion/)).toBeChecked();
  await click(box(/^Fashion/));
  expect([path(), address()]).toEqual(['/', '?name=e']);
});

it('restores the filter of an earlier path when the user goes back', async () => {
  const { router, address } = await aWall('/fashion', { pathCategory: FASHION, over: 'entry' });
  await click(box(/^Books/));
  await click(box(/^Fashion/)); // another path, so another history entry
  await click(box(/^Books/));
  expect(address()).toBe('');
  await act(() => router.navigate(-1));
  expect(address()).toBe('?categories=3');
  expect(box(/^Books/)).toBeChecked();
});

it('opens the options of a chip in the modern layout, and closes them on Esc', async () => {
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

it('shows the categories as links in the restaurant layout, and the rest behind a button', async () => {
  const { address } = await aWall('/shops?redeemable=branch', { layout: 'restaurant' });
  expect(screen.getByRole('link', { name: say('wall.filter.all') })).toHaveAttribute('aria-current', 'true');
  const tab = screen.getByRole('link', { name: 'Books' });
  await click(tab);
  expect(address()).toBe('?categories=3&redeemable=branch');
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'true');
  const more = screen.getByRole('button', { name: saying('wall.filter.more') });
  expect(more).toHaveAccessibleName(`${say('wall.filter.more')} ${say('wall.filter.chosen', { count: 1 })}`);
  await click(more);
  expect(box(saying('wall.filter.branch'))).toBeChecked();
  await act(async () => fireEvent.pointerDown(document.body));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('links from the entry to the path of a category', async () => {
  await aWall('/?name=e', { layout: 'restaurant', over: 'entry' });
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books?name=e');
  expect(screen.getByRole('link', { name: say('wall.filter.all') })).toHaveAttribute('href', '/?name=e');
});

it('offers promoted categories only while no filter is active', async () => {
  await aWall();
  const promoted = screen.getByRole('navigation', { name: say('wall.promoted') });
  expect(
    within(promoted)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Fashion']);
  await click(within(promoted).getByRole('link'));
  expect(screen.getByText(/3 shops$/).parentElement).toHaveFocus(); // the link is gone, but the focus is not lost
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(screen.queryByRole('navigation', { name: say('wall.promoted') })).toBeNull();
});

it('names the filter that excludes most when nothing is found, and removes it with one press', async () => {
  await aWall('/shops?categories=1&keywords=novel');
  expect(screen.getByText(say('wall.noneFiltered'))).toBeInTheDocument();
  expect(screen.getByText(say('wall.nothing.obstacle', { filter: 'novel' }))).toBeInTheDocument();
  await click(
    screen.getByRole('button', { name: say('wall.nothing.without', { filter: 'novel', count: 2 }) }),
  );
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
});

it('shows the shop meant by a mistyped name, announces it, and leads back to all', async () => {
  const { address } = await aWall('/shops?name=blatgold');
  expect(tiles()).toEqual(['Blattgold']);
  const line = say('wall.nothing.meant', { name: 'blatgold', meant: 'Blattgold' });
  expect(screen.getByText(line).closest('output')).toBeInTheDocument();
  expect(screen.queryByText(say('wall.none', { name: 'blatgold' }))).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveValue('blatgold');
  await click(screen.getByRole('button', { name: say('wall.clear') }));
  expect(address()).toBe('');
  expect(tiles().length).toBeGreaterThan(1);
});

it('keeps the other filters of a mistyped name, and leads back to their shops', async () => {
  const { address } = await aWall('/shops?name=hemdenhuas&categories=1');
  expect(tiles()).toEqual(['Hemdenhaus']);
  await click(
    screen.getByRole('button', { name: say('wall.nothing.without', { filter: 'hemdenhuas', count: 2 }) }),
  );
  expect(address()).toBe('?categories=1');
});
