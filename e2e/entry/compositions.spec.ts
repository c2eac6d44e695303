import { expectComposition } from '../support/composition.ts';
import { open } from '../support/open.ts';
import { test } from '../support/test.ts';

test('where the operator’s layout does not allow the composition, the early page can show its common one', async ({
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
