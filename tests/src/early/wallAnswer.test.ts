import { expect, it } from 'vitest';
import { readCategories, readShops } from '#src/early/wallAnswer.ts';

const SHOP = {
  id: 7,
  name: 'Alpinora',
  slug: 'alpinora',
  logo: '/shops/alpinora.svg',
  categories: [3],
  voucherValues: [{ valueInCent: 5000 }, { valueInCent: 1000 }],
  redeemable: ['REDEEMABLE_BRANCH', 'REDEEMABLE_ONLINE'],
  position: 'T',
};

it('reads what a tile shows', () => {
  expect(readShops([SHOP])).toEqual([
    {
      id: '7',
      name: 'Alpinora',
      slug: 'alpinora',
      logo: '/shops/alpinora.svg',
      categories: [3],
      voucherValuesInCent: [1000, 5000],
      redeemable: ['online', 'branch'],
      position: 'T',
    },
  ]);
});

it.each([
  ['logo', 'https://elsewhere.example/a.svg', { logo: null }],
  ['slug', null, { slug: '' }],
  [
    'voucherValues',
    [{ valueInCent: 0 }, { valueInCent: '5' }, null, { valueInCent: 2.5 }],
    { voucherValuesInCent: [5] },
  ],
  ['redeemable', 'REDEEMABLE_ONLINE', { redeemable: [] }],
  ['position', 7, { position: 'S' }],
  ['categories', null, { categories: [] }],
])('drops from a shop the unreadable part of its %s', (name, value, expected) => {
  expect(readShops([{ ...SHOP, [name]: value }])).toEqual([expect.objectContaining(expected)]);
});

it.each([
  ['no list', {}],
  ['nothing', null],
  ['shops without a name', [{ ...SHOP, name: '' }]],
  ['shops without an id', [{ ...SHOP, id: null }]],
  ['what are no shops', [null, 'Alpinora']],
])('reads no shop from %s', (_, answer) => {
  expect(readShops(answer)).toEqual([]);
});

it('reads the names of categories by their ids', () => {
  expect([...readCategories([{ id: 3, name: 'Fashion' }, { id: 4 }, null])]).toEqual([[3, 'Fashion']]);
  expect([...readCategories('none')]).toEqual([]);
});
