import { expect, it } from 'vitest';
import { htmlReport } from '#conformance/report/html.ts';
import { junitReport } from '#conformance/report/junit.ts';
import { reportOf } from '#conformance/report/report.ts';
import { textReport } from '#conformance/report/text.ts';
import type { Tested } from '#conformance/run.ts';
import { CONTRACT, ran, standIn } from './stage.ts';

const FEW = { spendable: 8, chargeable: 7, small: 0 };

async function walkedOn(tested: Tested) {
  const walks = { runs: 10, steps: 40 };
  const outcome = await ran(tested, { seed: 3, only: 'walk', walks });
  const report = reportOf(outcome, { contract: CONTRACT, data: tested.data, command: 'run' });
  return { outcome, report, verdict: outcome.rules.get('walk') };
}

/** Answers with a page in place of JSON where the path ends so. */
async function withPageAt(end: string, status: number): Promise<Tested> {
  const tested = await standIn(FEW);
  const page = () => new Response('<h1>Sorry</h1>', { status, headers: { 'Content-Type': 'text/html' } });
  return {
    ...tested,
    backend: (request) =>
      new URL(request.url).pathname.endsWith(end) ? Promise.resolve(page()) : tested.backend(request),
  };
}

it.each([
  ['/finalize/unzer', 502, 'Closing a payment tells another state.'],
  ['/voucher/token', 200, 'A step fails after this answer: '],
])('finds a page in place of the answer of %s with %i', async (end, status, says) => {
  const { outcome, verdict } = await walkedOn(await withPageAt(end, status));
  const [found] = outcome.findings.filter(({ rule }) => rule === 'walk');
  expect(found?.says).toContain(says);
  expect(found?.at.length).toBe(1);
  expect(verdict?.kind).toBe('failed');
});

it('fails with the message of an error of the kit itself, without the values that it quotes', async () => {
  const tested = await standIn(FEW);
  const error = new TypeError(`no walk with ${tested.data.spendable?.[0]}, and "Ada M"... is wrong`);
  const { report, verdict } = await walkedOn({ ...tested, refill: () => Promise.reject(error) });
  expect(verdict?.kind).toBe('failed');
  expect(textReport(report)).toContain('no walk with <value>, and "…"... is wrong');
});

it('says how many walks ran to their end before the vouchers were used up', async () => {
  const { refill: _, ...tested } = await standIn(FEW);
  const { report, verdict } = await walkedOn(tested);
  expect(verdict?.kind).toBe('passed');
  const note =
    /[1-9] of 10 walks ran to their end; (\d had no step to take; )?the others: needs more than \d \w+ in the data file/;
  for (const form of [textReport(report), htmlReport(report), junitReport(report)])
    expect(form).toMatch(note);
});

it('does not pass where no walk ran to its end, although some took steps', async () => {
  const { refill: _, ...tested } = await standIn({ ...FEW, chargeable: 0 });
  const { verdict } = await walkedOn(tested);
  expect(verdict).toEqual({
    kind: 'not tried',
    why: 'needs chargeable in the data file; 0 of 10 walks ran to their end; 2 had no step to take',
  });
});
