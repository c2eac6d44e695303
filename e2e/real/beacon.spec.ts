import { open, openElsewhere, settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

// `e2e/operation/` tests what is counted, in a build whose log must carry a header that beacons cannot.
test('the operator’s log arrives as a beacon when the page is left', async ({ page, sandbox, watch }) => {
  watch.blocks('eu.frcapi.com');
  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).pressSequentially('A');
  await settled(page);
  await openElsewhere(page, 'about:blank');
  await expect
    .poll(async () => (await sandbox.operationLines()).filter(({ kind }) => kind === 'step'))
    .toEqual([{ site: 'de', kind: 'step', name: 'opened', step: '/', count: 1 }]);
});
