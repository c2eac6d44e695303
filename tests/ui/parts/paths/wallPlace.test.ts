import { expect, it } from 'vitest';
import { openedOver, wallAddress } from '#ui/parts/paths/wallPlace.ts';

const fashion = { id: 1, name: 'Fashion', urlName: 'fashion', promoted: true };

it.each([[null], ['entry'], [{ over: 'elsewhere' }], [{ over: 1 }]])(
  'ignores the foreign history state %j',
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
])('leads from the entry with %s and %j to %s', (search, category, address) => {
  expect(wallAddress(search, category)).toBe(address);
});
