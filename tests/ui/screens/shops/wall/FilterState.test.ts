import * as fc from 'fast-check';
import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShopCategory } from '#domain/shop/category.ts';
import { NO_FILTER } from '#domain/shop/shopFilter.ts';
import { FilterState, withFilter } from '#ui/screens/shops/wall/filter/FilterState.ts';

const FASHION: ShopCategory = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function aFilter(search = '', category: ShopCategory | null = null) {
  const state = new FilterState(search, category);
  const written: [search: string, path: string | null, number: number][] = [];
  state.connect((filter, path, number) => written.push([withFilter('', filter), path, number]));
  return { state, written };
}

const rest = () => vi.advanceTimersByTime(250);

it('takes the filter from the address', () => {
  const { state } = aFilter('?name=casa&categories=3,7&values=2500&other=1');
  expect(state.filter).toMatchObject({ name: 'casa', categories: [3, 7], valueLevels: [2500] });
  expect(state.isActive).toBe(true);
});

it('filters at every letter, and writes the name to the address when typing pauses', () => {
  const { state, written } = aFilter();
  state.type('c');
  state.type('ca');
  expect(state.filter.name).toBe('ca');
  expect(state.settled.name).toBe('');
  expect(written).toEqual([]);
  rest();
  expect(written).toEqual([['?name=ca', null, 1]]);
  expect(state.settled.name).toBe('ca');
});

it('writes an option to the address at once, together with the name', () => {
  const { state, written } = aFilter();
  state.type('ca');
  state.toggle('categories', 3);
  rest();
  expect(written).toEqual([['?name=ca&categories=3', null, 1]]);
});

it('writes nothing that the address already has', () => {
  const { state, written } = aFilter('?name=casa');
  state.settle();
  state.type('casa');
  rest();
  expect(written).toEqual([]);
});

it('keeps its settled filter unchanged while a name is typed', () => {
  const { state } = aFilter('?categories=3');
  const seen: unknown[] = [];
  const stop = autorun(() => seen.push(state.settled));
  state.type('x');
  state.type('');
  rest();
  stop();
  expect(seen).toHaveLength(1);
});

it('follows a foreign change of the address, and discards what was being typed', () => {
  const { state, written } = aFilter('?name=casa');
  state.type('casab');
  state.follow('?redeemable=online', null, null);
  expect(state.filter).toMatchObject({ name: '', redeemable: ['online'] });
  rest();
  expect(written).toEqual([]);
});

it('keeps what is typed when another part of the address changes', () => {
  const { state } = aFilter('?name=casa');
  state.type('casab');
  state.follow('?name=casa&lang=de', null, null);
  expect(state.filter.name).toBe('casab');
});

it('ignores the late arrival of its own address, but follows a navigation by the user', () => {
  const { state } = aFilter();
  state.toggle('categories', 1);
  state.toggle('categories', 2);
  state.follow('?categories=1', null, 1);
  expect(state.filter.categories).toEqual([1, 2]);
  state.follow('?categories=1,2', null, 2);
  expect(state.filter.categories).toEqual([1, 2]);
  state.follow('?categories=1', null, null); // the user goes back
  expect(state.filter.categories).toEqual([1]);
});

it('keeps a choice that is not yet in the address when a shop is opened', () => {
  const { state } = aFilter();
  state.search('casa');
  state.follow('', null, null);
  expect(state.filter.name).toBe('casa');
});

it('follows a foreign address that comes before its own', () => {
  const { state } = aFilter();
  state.toggle('categories', 1);
  state.follow('?categories=9', null, null);
  expect(state.filter.categories).toEqual([9]);
  state.follow('?categories=1', null, 1);
  expect(state.filter.categories).toEqual([1]);
});

it('loses no letter in any order of typing, pauses and address changes', () => {
  const step = fc.oneof(fc.constant('type'), fc.constant('rest'), fc.constant('arrive'));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { state, written } = aFilter();
      let typed = '';
      let [address, number]: [string, number | null] = ['', null];
      for (const next of steps) {
        if (next === 'type') {
          typed += 'x';
          state.type(typed);
        } else if (next === 'rest') rest();
        else {
          const arrives = written.shift();
          if (arrives) [address, , number] = arrives;
          state.follow(address, null, number);
        }
        expect(state.filter.name).toBe(typed);
      }
    }),
  );
});

it('recognises its own address, in whatever order places are chosen', () => {
  const { state, written } = aFilter();
  state.toggle('redeemable', 'branch');
  state.toggle('redeemable', 'online');
  const { settled } = state;
  for (const [search, , number] of written) state.follow(search, null, number);
  expect(written.map(([search]) => search)).toEqual(['?redeemable=branch', '?redeemable=online%2Cbranch']);
  expect(state.filter.redeemable).toEqual(['branch', 'online']); // in the chosen order: the address was not taken over
  expect(state.settled).toEqual(settled);
});

it('loses no letter of a name that is too long for the address', () => {
  const { state, written } = aFilter();
  const long = 'x'.repeat(250);
  state.type(long);
  rest();
  state.follow(written[0]?.[0] ?? '', null, 1);
  expect(state.filter.name).toBe(long);
  state.type(`${long}yz`);
  rest();
  expect(state.filter.name).toBe(`${long}yz`);
  expect(written).toEqual([[`?name=${'x'.repeat(200)}`, null, 1]]);
});

it('counts the category of the path as chosen', () => {
  const { state } = aFilter('?categories=3', FASHION);
  expect(state.filter.categories).toEqual([1, 3]);
});

it('leaves the path of a category that is deselected, and keeps the rest of the query', () => {
  const { state, written } = aFilter('?name=casa', FASHION);
  state.toggle('categories', 1);
  expect(written).toEqual([['?name=casa', '/', 1]]);
  expect(state.filter.categories).toEqual([]);
});

it('follows the path into another category', () => {
  const { state } = aFilter('?name=casa', FASHION);
  state.follow('?name=casa', { ...FASHION, id: 2 }, null);
  expect(state.filter).toMatchObject({ name: 'casa', categories: [2] });
});

it('clears all filters, and restores them', () => {
  const { state, written } = aFilter('?name=casa&keywords=x&shopIds=1,2', FASHION);
  state.clear();
  expect(state.isActive).toBe(false);
  state.undo();
  expect(state.filter).toMatchObject({ name: 'casa', keywords: ['x'], shopIds: ['1', '2'], categories: [1] });
  expect(written.map(([, path]) => path)).toEqual(['/', '/fashion']);
});

it('offers no undo once something else was chosen', () => {
  const { state } = aFilter('?keywords=x');
  state.clear();
  expect(state.cleared).not.toBeNull();
  state.type('c');
  expect(state.cleared).toBeNull();
  state.undo();
  expect(state.filter.keywords).toEqual([]);
});

it('removes a group, and writes a suggested name at once', () => {
  const { state, written } = aFilter('?keywords=x&name=csa');
  state.remove('keywords');
  state.search('Casa');
  expect(written.at(-1)).toEqual(['?name=Casa', null, 2]);
});

it('writes nothing after it was disposed', () => {
  const { state, written } = aFilter();
  state.type('c');
  state.dispose();
  rest();
  expect(written).toEqual([]);
});

it('keeps other parameters of the address', () => {
  const filter = { ...NO_FILTER, name: 'new' };
  expect(withFilter('?utm_source=x&name=old&lang=de', filter)).toBe('?utm_source=x&lang=de&name=new');
  expect(withFilter('?name=old', NO_FILTER)).toBe('');
});
