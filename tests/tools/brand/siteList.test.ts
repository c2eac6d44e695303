import { expect, it } from 'vitest';
import { listedSites, withSite } from '#tools/brand/siteList.ts';

const IDS = ['de', 'at', 'bank-one', 'bank-two'];

it.each([
  ['de, at', ['de', 'at']],
  ['at, banks', ['at', 'bank-one', 'bank-two']],
  ['all but banks', ['de', 'at']],
  ['all but at, bank-two', ['de', 'bank-one']],
  ['none', []],
])('reads “%s”', (cell, ids) => {
  expect(listedSites(cell, IDS)).toEqual(ids);
});

it('refuses a site that there is not', () => {
  expect(() => listedSites('de, xx', IDS)).toThrow('xx');
});

it.each([
  ['de', 'nl', true, 'de, nl'],
  ['de', 'nl', false, 'de'],
  ['none', 'nl', true, 'nl'],
  ['all but banks', 'nl', true, 'all but banks'],
  ['all but banks', 'nl', false, 'all but banks, nl'],
  ['at, banks', 'bank-three', true, 'at, banks'],
  ['at, banks', 'bank-three', false, 'at, bank-one, bank-two'],
  ['all but banks', 'bank-three', true, 'all but bank-one, bank-two'],
])('“%s” with %s, listed: %s, becomes “%s”', (cell, id, isListed, after) => {
  expect(withSite(cell, IDS, id, isListed)).toBe(after);
  expect(listedSites(after, [...IDS, id]).filter((each) => each !== id)).toEqual(listedSites(cell, IDS));
});
