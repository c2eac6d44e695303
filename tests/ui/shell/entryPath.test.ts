import { expect, it } from 'vitest';
import { categoryIn, isOverEntry } from '#ui/shell/entryPath.ts';

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
])('reads from %s the category %s', (path, category) => {
  expect(categoryIn(path)).toBe(category);
});

it('recognises the entry beneath a shop that was opened over it', () => {
  expect(isOverEntry({ pathname: '/', state: null })).toBe(true);
  expect(isOverEntry({ pathname: '/fashion', state: null })).toBe(true);
  expect(isOverEntry({ pathname: '/shops/1/a', state: { over: 'entry' } })).toBe(true);
  expect(isOverEntry({ pathname: '/Shops/1/a', state: { over: 'entry' } })).toBe(true);
  expect(isOverEntry({ pathname: '/shops/1/a', state: { over: 'shops' } })).toBe(false);
  expect(isOverEntry({ pathname: '/shops', state: { over: 'entry' } })).toBe(false);
  expect(isOverEntry({ pathname: '/thankyou', state: null })).toBe(false);
});
