import { expect, it } from 'vitest';
import { htmlReport } from '#conformance/report/html.ts';
import { junitReport } from '#conformance/report/junit.ts';
import { reportOf } from '#conformance/report/report.ts';
import { textReport } from '#conformance/report/text.ts';
import { answers } from '#conformance/twin/change.ts';
import { twin } from '#conformance/twin/fault.ts';
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
