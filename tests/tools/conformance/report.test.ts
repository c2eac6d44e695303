import { expect, it } from 'vitest';
import { htmlReport } from '#conformance/report/html.ts';
import { junitReport } from '#conformance/report/junit.ts';
import { reportOf } from '#conformance/report/report.ts';
import { textReport } from '#conformance/report/text.ts';
import { answers, headersOf, refusals } from '#conformance/twin/change.ts';
import { type Fault, twin } from '#conformance/twin/fault.ts';
import { CONTRACT, ran, standIn, TEXT } from './stage.ts';

/** Quotes are in another currency, and have a field of their own. */
const SOLD = {
  make: () => answers(['createQuote'], (body) => ({ ...body, currency: 'dollars', commission: 'TWELVE' })),
};

async function sold(only: string) {
  const tested = await standIn({ spendable: 3, chargeable: 0, small: 0 });
  const backend = twin(SOLD, tested.backend, CONTRACT);
  return { data: tested.data, outcome: await ran({ ...tested, backend }, { only }) };
}

async function aReport(only: string) {
  const { outcome, data } = await sold(only);
  return reportOf(outcome, { contract: CONTRACT, data, command: 'npm run conformance --' });
}

it('tells of each fault its rule, its calls, its line of the contract, and how to repeat it', async () => {
  const { findings } = await aReport('quote-sums');
  const [first] = findings;
  expect(first?.rule).toBe('shape');
  const line = Number(/^openapi\/voucher-api\.yaml:(\d+)$/.exec(first?.contract ?? '')?.[1]);
  expect(
    TEXT.split('\n')
      .slice(line, line + 3)
      .join('\n'),
  ).toContain('operationId: createQuote');
  expect(first?.calls[0]?.request).toContain('POST /api/v2/redeem/quote');
  expect(first?.calls[0]?.answer).toMatch(/^200\n/);
  expect(first?.command).toBe('npm run conformance -- --only quote-sums --seed 5');
});

it('says the same in text, in HTML and for build servers', async () => {
  const report = await aReport('createQuote');
  const forms = [textReport(report), htmlReport(report), junitReport(report)];
  for (const form of forms) {
    expect(form).toContain('has a field that the contract does not name');
    expect(form).not.toMatch(/TWELVE|dollars|commission/);
  }
  expect(forms[0]).toContain('0 of 49 calls passed, 1 failed');
  expect(forms[2]).toMatch(/<testsuite name="findings" tests="(\d+)" failures="\1"/);
});

it('shows the last calls of a finding, and says how many are left out', async () => {
  const { outcome, data } = await sold('quote-sums');
  const [finding] = outcome.findings;
  const [at] = finding?.at ?? [];
  if (finding === undefined || at === undefined) throw new Error('Nothing was found.');
  const statuses = [201, 202, 203, 204, 205, 206, 409, 418];
  const long = { ...finding, at: statuses.map((status) => ({ ...at, status })) };
  const about = { contract: CONTRACT, data, command: 'run' };
  const report = reportOf({ ...outcome, findings: [long] }, about);
  const [shown] = report.findings;
  expect(shown?.calls.map(({ answer }) => Number(answer.split('\n')[0]))).toEqual(statuses.slice(2));
  for (const form of [textReport(report), htmlReport(report), junitReport(report)])
    expect(form).toContain('2 earlier calls are left out.');
  const short = reportOf({ ...outcome, findings: [finding] }, about);
  expect(textReport(short)).not.toContain('left out');
});

/** What a whole run reports of a stand-in that is broken so. */
async function reportedOf(make: Fault['make'], only?: string) {
  const tested = await standIn();
  const backend = twin({ make }, tested.backend, CONTRACT);
  const outcome = await ran({ ...tested, backend }, { only, walks: { runs: 1, steps: 9 } });
  const about = { contract: CONTRACT, data: tested.data, command: 'run' };
  return { met: outcome.findings.length, report: reportOf(outcome, about) };
}

it('makes one finding of one wrong content type, with its count and its calls', async () => {
  const { met, report } = await reportedOf(() =>
    headersOf(({ status }) => (status >= 400 ? { 'Content-Type': 'application/json' } : undefined)),
  );
  const [finding, ...others] = report.findings;
  expect(others).toEqual([]);
  expect(met).toBeGreaterThan(70);
  expect(finding?.times).toBe(met);
  expect(finding?.where).toMatch(/createVoucherToken 404 \(\d+\)/);
  const count = new RegExp(`\\(${met} times\\)`);
  for (const form of [textReport(report), htmlReport(report), junitReport(report)]) {
    expect(form).toMatch(count);
    expect(form).toMatch(/Met at: .*createQuote 422/);
  }
  expect(textReport(report)).toContain(`\n1 finding, met ${met} times\n`);
  expect(junitReport(report)).toContain('<testsuite name="findings" tests="1" failures="1"');
});

it('says what else failed because answers of a call cannot be read', async () => {
  const { report } = await reportedOf(() => async (about, next) => {
    const answer = await next(about.request);
    return about.operation === 'createQuote' ? new Response('<h1>Shop</h1>', answer) : answer;
  });
  const [finding] = report.findings.filter(({ says }) => says.includes('is no JSON'));
  expect(finding?.alsoFailed).toMatch(/problem \(\d+\).*SHPx1/);
  for (const { where } of report.findings.filter(({ rule }) => rule === 'problem'))
    expect(where).not.toContain('createQuote');
});

it('makes one finding of a call that is always refused, whatever needs it', async () => {
  const { report } = await reportedOf(() => async (about, next) => {
    if (about.operation !== 'createVoucherToken') return next(about.request);
    return next(new Request(about.request, { method: 'POST', body: '{}' }));
  });
  const refused = report.findings.filter(({ says }) => says.includes('createVoucherToken has to succeed'));
  expect(refused).toHaveLength(1);
  expect(refused[0]?.rule).toBe('straight');
  expect(refused[0]?.alsoFailed).toMatch(/\bquote-bound\b/);
  expect(refused[0]?.alsoFailed).toMatch(/\bVCRx2\b/);
});

it('keeps apart what is wrong in different places, and different error codes that are accepted', async () => {
  const { report } = await reportedOf(() =>
    answers(['createQuote', 'getShop'], (body, { operation }) => ({ ...body, [`of-${operation}`]: 1 })),
  );
  const named = report.findings.map(({ says }) => says).filter((says) => says.includes('a field'));
  expect(named.toSorted()).toEqual([
    'has a field that the contract does not name in Quote',
    'has a field that the contract does not name in ShopDetails',
  ]);
});

it.each([
  ['/items/0/quantity', '/items/0/quantity'],
  ['/Idempotency-Key', '/Idempotency-Key'],
  ['/items/0/quantitaet', '<text>'],
  ['/items/ABCDEFGHJ', '<text>'],
  ['/items/4100470130', '<text>'],
  ['items', '<text>'],
  ['/', '<text>'],
])('shows the pointer %s of a refusal as %s', async (pointer, shown) => {
  const { report } = await reportedOf(
    () =>
      refusals(undefined, ['STDx1'], (problem) => ({
        body: { ...problem, status: 1, errors: [{ code: 'STDx1', message: 'Secret', pointer }] },
      })),
    'quantities',
  );
  const text = textReport(report);
  expect(text).toContain(`"pointer": "${shown}"`);
  expect(text).not.toContain('Secret');
});
