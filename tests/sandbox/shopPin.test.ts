import { expect, it } from 'vitest';
import { seededRandom } from '#sandbox/core/random.ts';
import { shopPin } from '#sandbox/redeem/shopPin.ts';

it('is four digits that read as no year', () => {
  const pins = Array.from({ length: 2_000 }, (_, index) => shopPin(seededRandom(String(index))));
  expect(pins.filter((pin) => !/^\d{4}$/.test(pin) || /^(19|20)/.test(pin))).toEqual([]);
});
