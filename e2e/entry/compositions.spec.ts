import { expectComposition } from '../support/composition.ts';
import { open } from '../support/open.ts';
import { test } from '../support/test.ts';

test('the early page shows the common composition if the layout of the operator does not allow its own', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await sandbox.breaks({
    path: '/redeem-site-config/CH',
    status: 200,
    body: JSON.stringify({ layout: 'restaurant' }),
  });
  await open(page, at('ch'));
  await expectComposition(page, 'banner');
});
