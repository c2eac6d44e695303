import { expect, it } from 'vitest';
import { categoryIn, isOverEntry, openedOver, wallAddress } from '#ui/screens/shops/wallPlace.ts';

const fashion = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };

it.each([
  ['/', ''],
  ['/fashion', 'fashion'],
  ['/Fashion/', 'fashion'],
  ['/wellness%20days', 'wellness days'],
  ['/%E0%A4%A', '%e0%a4%a'],
  ['/__proto__', '__proto__'],
  ['/shops', null],
  ['/Shops', null],
  ['/shops/', null],
  ['/shops/1/a', null],
  ['/thankyou', null],
  ['/help', null],
  ['/fashion/men', null],
])('reads in %s the category %s', (path, category) => {
  expect(categoryIn(path)).toBe(category);
});

it('knows the entry also beneath a shop that was opened over it', () => {
  expect(isOverEntry({ pathname: '/', state: null })).toBe(true);
  expect(isOverEntry({ pathname: '/fashion', state: null })).toBe(true);
  expect(isOverEntry({ pathname: '/shops/1/a', state: { over: 'entry' } })).toBe(true);
  expect(isOverEntry({ pathname: '/shops/1/a', state: { over: 'shops' } })).toBe(false);
  expect(isOverEntry({ pathname: '/shops', state: { over: 'entry' } })).toBe(false);
  expect(isOverEntry({ pathname: '/thankyou', state: null })).toBe(false);
});

it.each([[null], ['entry'], [{ over: 'elsewhere' }], [{ over: 1 }]])(
  'takes no foreign history state %j for a place',
  (state) => {
    expect(openedOver({ state })).toBeNull();
  },
);

it.each([
  ['', null, '/shops'],
  ['?name=bo', null, '/shops?name=bo'],
  ['', fashion, '/shops?categories=1'],
  ['?name=bo&lang=fr', fashion, '/shops?name=bo&lang=fr&categories=1'],
  ['?categories=3', fashion, '/shops?categories=1%2C3'],
  ['?categories=3,1&categories=4', fashion, '/shops?categories=1%2C3%2C4'],
])('goes from the entry with %s and %j on to %s', (search, category, address) => {
  expect(wallAddress(search, category)).toBe(address);
});
