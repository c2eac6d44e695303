import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outcomesOfRun } from '#tools/passport/outcomesOfRun.ts';
import { journeyOutcomes, unitOutcomes } from '#tools/passport/testOutcomes.ts';
import { type TestRun, ended, staleness } from '#tools/check/testRun.ts';
import { parseUnitReport } from '#tools/check/steps.ts';

const ROOT = '/somewhere/app';

const RUN: TestRun = {
  commit: '0123456789',
  isClean: true,
  startedAt: '2026-11-27T10:00:00.000Z',
  endedAt: '2026-11-27T10:20:00.000Z',
};

it('reads what Vitest reports: groups, names, outcomes', () => {
  const of = (title: string, status: string, ...ancestorTitles: readonly string[]) => ({
    ancestorTitles,
    title,
    status,
  });
  const assertionResults = [of('one', 'passed'), of('two', 'failed', 'a', 'b'), of('three', 'pending')];
  const report = { testResults: [{ name: `${ROOT}/tests/x.test.ts`, assertionResults }] };
  const file = 'tests/x.test.ts';
  expect(unitOutcomes(JSON.stringify(report), ROOT)).toEqual([
    { file, name: 'one', outcome: 'passed' },
    { file, name: 'a > b > two', outcome: 'failed' },
    { file, name: 'three', outcome: 'skipped' },
  ]);
});

it('reads what Playwright reports: the file is no group, nor is what has no name, a flaky test failed, each browser counts', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    file: 'frame/x.spec.ts',
    tests: statuses.map((status) => ({ status })),
  });
  const unnamed = { title: '', specs: [spec('three', 'expected')], suites: [] };
  const inner = { title: 'a group', specs: [spec('two', 'flaky')], suites: [unnamed] };
  const suites = [{ title: 'frame/x.spec.ts', specs: [spec('one', 'expected', 'skipped')], suites: [inner] }];
  const file = 'e2e/frame/x.spec.ts';
  expect(journeyOutcomes(JSON.stringify({ config: { rootDir: `${ROOT}/e2e` }, suites }), ROOT)).toEqual([
    { file, name: 'one', outcome: 'passed' },
    { file, name: 'one', outcome: 'skipped' },
    { file, name: 'a group > two', outcome: 'failed' },
    { file, name: 'a group > three', outcome: 'passed' },
  ]);
});

it('says why reports prove nothing for a commit', () => {
  expect(staleness(RUN, '0123456789')).toBeNull();
  expect(staleness({ ...RUN, isClean: false }, '0123456789')).toContain('differ from the commit');
  expect(staleness({ ...RUN, endedAt: undefined }, '0123456789')).toBe('the last npm test has not ended');
  expect(staleness(RUN, 'fedcba')).toBe('the last npm test ran at 01234567');
  expect(staleness(null, 'fedcba')).toBe('npm test has not run here');
});

it.each([
  ['unchanged', RUN, { commit: RUN.commit, isClean: true }, true],
  ['with changed files', RUN, { commit: RUN.commit, isClean: false }, false],
  ['at another commit', RUN, { commit: 'fedcba', isClean: true }, false],
  [
    'with changes at the start alone',
    { ...RUN, isClean: false },
    { commit: RUN.commit, isClean: true },
    false,
  ],
  ['without git', RUN, null, false],
] as const)('knows whether a run that ends %s was clean', (_, run, about, isClean) => {
  expect(ended(run, about, '2026-11-27T10:30:00.000Z')).toEqual({
    ...run,
    isClean,
    endedAt: '2026-11-27T10:30:00.000Z',
  });
});

it.each<readonly [when: string, writtenAt: string, run: TestRun | null, count: number]>([
  ['before the run', '2026-11-27T09:59:59.000Z', RUN, 0],
  ['during the run', '2026-11-27T10:10:00.000Z', RUN, 1],
  ['after the run', '2026-11-27T10:20:01.000Z', RUN, 0],
  ['in a run that has not ended', '2026-11-27T10:10:00.000Z', { ...RUN, endedAt: undefined }, 0],
  ['without a run', '2026-11-27T10:10:00.000Z', null, 0],
])('counts the tests of a report that was written %s', (_, writtenAt, run, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  try {
    const file = join(folder, 'unit.json');
    const assertionResults = [{ ancestorTitles: [], title: 'one', status: 'passed' }];
    const testResults = [{ name: join(process.cwd(), 'tests/x.test.ts'), assertionResults }];
    writeFileSync(file, JSON.stringify({ testResults }));
    utimesSync(file, new Date(writtenAt), new Date(writtenAt));
    const outcomes = outcomesOfRun(run, [{ report: { file, parse: parseUnitReport } }]);
    expect(outcomes).toHaveLength(count);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
