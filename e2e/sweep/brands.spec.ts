import { expectSoundBrand } from '../support/randomBrand.ts';
import { test } from '../support/test.ts';

const BRANDS = 100;

for (let number = 1; number <= BRANDS; number += 1) {
  test(`the pages of random brand ${number} are sound`, async ({ page, sandbox, at }) => {
    await expectSoundBrand(page, sandbox, at, number);
  });
}
