import { expect, it } from 'vitest';
import { journeyOutcomes, unitOutcomes } from '#scripts/passport/testOutcomes.ts';
import { staleness } from '#scripts/passport/testRun.ts';

const ROOT = '/somewhere/app';

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

it('reads what Playwright reports: the file is no group, a flaky test failed, each browser counts', () => {
  const spec = (title: string, ...statuses: readonly string[]) => ({
    title,
    file: 'frame/x.spec.ts',
    tests: statuses.map((status) => ({ status })),
  });
  const inner = { title: 'a group', specs: [spec('two', 'flaky')], suites: [] };
  const suites = [{ title: 'frame/x.spec.ts', specs: [spec('one', 'expected', 'skipped')], suites: [inner] }];
  const file = 'e2e/frame/x.spec.ts';
  expect(journeyOutcomes(JSON.stringify({ config: { rootDir: `${ROOT}/e2e` }, suites }), ROOT)).toEqual([
    { file, name: 'one', outcome: 'passed' },
    { file, name: 'one', outcome: 'skipped' },
    { file, name: 'a group > two', outcome: 'failed' },
  ]);
});

it('says why reports prove nothing for a commit', () => {
  const run = { commit: '0123456789', isClean: true, startedAt: '2026-11-27T10:00:00.000Z' };
  expect(staleness(run, '0123456789')).toBeNull();
  expect(staleness({ ...run, isClean: false }, '0123456789')).toContain('differ from the commit');
  expect(staleness(run, 'fedcba')).toBe('the last npm test ran at 01234567');
  expect(staleness(null, 'fedcba')).toBe('npm test has not run here');
});
