import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import { sendCode } from '../support/journey.ts';
import { open, openElsewhere } from '../support/open.ts';
import { markObserved, observed, vitalsReported } from '../support/operatorLog.ts';
import { problemAtField } from '../support/problem.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const LOG = '/api/v2/operation-log';
const ADAPTER = 'infrastructure/log/sendLog.ts';

/** The paths that a page requests from now on. */
function requestsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('the operator’s log is loaded and sent only after the first typed letter, and then covers the whole visit', async ({
  page,
  sandbox,
}) => {
  const requested = requestsOf(page);
  await markObserved(page);
  await open(page, '/');
  await page.getByRole('main').click();
  await openElsewhere(page, 'about:blank');
  await open(page, '/');
  expect(requested).not.toContain(scriptOf(ADAPTER));
  expect(requested).not.toContain(LOG);
  await expect(observed(page)).not.toBeAttached();
  await page.getByLabel(say('redeem.code.label')).pressSequentially('A');
  await vitalsReported(page);
  expect(requested).toContain(scriptOf(ADAPTER));
  await openElsewhere(page, 'about:blank');
  // One page, not two: the visit without a letter was never reported.
  await expect
    .poll(async () => (await sandbox.operationLines()).filter(({ kind }) => kind === 'step'))
    .toEqual([{ site: 'de', kind: 'step', name: 'opened', step: '/', count: 1 }]);
  // A press that is answered at once has no INP.
  await expect
    .poll(async () => {
      const vitals = (await sandbox.operationLines()).filter(({ kind }) => kind === 'vital');
      const sure = vitals.filter(({ name }) => name !== 'INP');
      return sure.map(({ name, step, count }) => `${name} ${step} ${count}`).toSorted();
    })
    .toEqual(['CLS / 1', 'FCP / 1', 'LCP / 1', 'TTFB / 1']);
});

test('the reference on a problem card identifies the calls of the page, and the reported problem never contains the code', async ({
  page,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.voucher('de', 'already-redeemed');
  watch.provokes('/api/v2/voucher/token');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(LOG)) sent.push(request.postData() ?? '');
  });
  await markObserved(page);
  await open(page, '/');
  await sendCode(page, say, voucher.code);
  const card = problemAtField(page, say, 'already-redeemed');
  const shown = card.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  await expect(shown).toBeVisible();
  const reference = await shown.innerText();
  const calls = await sandbox.callsOf(reference);
  // The early script's call and the app's are of one page load.
  expect(calls).toContainEqual(
    expect.objectContaining({ route: '/api/redeem-site-config/:country', status: 200 }),
  );
  expect(calls).toContainEqual(
    expect.objectContaining({ route: '/api/v2/voucher/token', status: 409, errorCode: 'VCRx2' }),
  );

  // The log is a chunk of its own, and a page left before it is there reports nothing.
  await expect(observed(page)).toBeAttached();
  await openElsewhere(page, 'about:blank');
  await expect
    .poll(async () => (await sandbox.operationLines()).filter(({ kind }) => kind === 'problem'))
    .toEqual([{ site: 'de', kind: 'problem', name: 'already-redeemed', step: '/', count: 1 }]);
  expect(sent.join('')).not.toContain(voucher.code);
  const callsOfVisit = await sandbox.callsOf(reference);
  await open(page, '/');
  await sendCode(page, say, voucher.code);
  await expect(problemAtField(page, say, 'already-redeemed')).toBeVisible();
  expect(await sandbox.callsOf(reference)).toEqual(callsOfVisit);
});
