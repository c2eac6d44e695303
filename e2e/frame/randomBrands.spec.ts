import { expectSoundBrand } from '../support/randomBrand.ts';
import { test } from '../support/test.ts';

// A short name with a narrow logo, and a long name with a wide one; `npm run brand -- sweep` visits a hundred.
for (const number of [4, 5]) {
  test(`the entry of random brand ${number} is sound`, async ({ page, sandbox, at }) => {
    await expectSoundBrand(page, sandbox, at, number, 1);
  });
}
