import { open, openElsewhere } from '../support/open.ts';
import { markObserved, observed } from '../support/operatorLog.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

// `e2e/operation/` tests what is counted, in a build whose log must carry a header that beacons cannot.
test('the operator’s log arrives as a beacon when the page is left', async ({ page, sandbox, watch }) => {
  watch.blocks('eu.frcapi.com');
  await markObserved(page);
  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).pressSequentially('A');
  // The log is a chunk of its own, and a page left before it is there reports nothing.
  await expect(observed(page)).toBeAttached();
  await openElsewhere(page, 'about:blank');
  await expect
    .poll(async () => (await sandbox.operationLines()).filter(({ kind }) => kind === 'step'))
    .toEqual([{ site: 'de', kind: 'step', name: 'opened', step: '/', count: 1 }]);
});
