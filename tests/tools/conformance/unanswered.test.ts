import { expect, it } from 'vitest';
import { reportOf } from '#conformance/report/report.ts';
import { textReport } from '#conformance/report/text.ts';
import type { Tested } from '#conformance/run.ts';
import { CONTRACT, ran, standIn } from './stage.ts';

const WALKS = { runs: 5, steps: 20 };

type Backend = Tested['backend'];

async function reportedOf(spoil: (backend: Backend) => Backend, only?: string): Promise<string> {
  const tested = await standIn();
  const outcome = await ran({ ...tested, backend: spoil(tested.backend) }, { walks: WALKS, only });
  return textReport(reportOf(outcome, { contract: CONTRACT, data: tested.data, command: 'run' }));
}

/** Leaves the calls whose path ends so without an answer. */
const unansweredAt =
  (end: string) =>
  (backend: Backend): Backend =>
  (request) =>
    new URL(request.url).pathname.endsWith(end) ? unreachable() : backend(request);

const unreachable = () =>
  Promise.reject(
    new TypeError('fetch failed to www.voucher-de.example', { cause: { code: 'ECONNREFUSED' } }),
  );

it('reports a backend that does not answer, and does not go on asking', async () => {
  let asked = 0;
  const text = await reportedOf(() => () => {
    asked += 1;
    return unreachable();
  });
  expect(text).toMatch(/\w+ has to be answered, and is not \(ECONNREFUSED\)\./);
  expect(text).toMatch(/createVoucherToken: the backend no longer answers/);
  expect(text).toMatch(/walk: the backend no longer answers/);
  expect(text).not.toContain('voucher-de');
  expect(asked).toBe(3);
});

it('goes on after a single call without an answer, and names it', async () => {
  const text = await reportedOf(unansweredAt('/v2/support/request'));
  expect(text).toMatch(/straight: .*\n {2}requestSupport has to be answered, and is not \(ECONNREFUSED\)\./);
  expect(text).not.toContain('no longer answers');
  expect(text).toContain('Repeat: run --only requestSupport');
});

it('ends a walk at the call without an answer, in place of looking for a shorter way', async () => {
  let lost = 0;
  const text = await reportedOf(
    (backend) => (request) => {
      if (!new URL(request.url).pathname.endsWith('/voucher/token')) return backend(request);
      lost += 1;
      return unreachable();
    },
    'walk',
  );
  expect(text).toContain('has to be answered, and is not (ECONNREFUSED). The way:');
  expect(lost).toBe(1);
});
