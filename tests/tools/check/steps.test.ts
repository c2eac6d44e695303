import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journeyFiles, slowest, unitFiles } from '#tools/check/slowest.ts';
import { countOf, parseJourneyReport, parseUnitReport } from '#tools/check/steps.ts';

let file = '';
beforeAll(() => {
  file = join(mkdtempSync(join(tmpdir(), 'voucher-steps-')), 'report.json');
});
afterAll(() => rmSync(join(file, '..'), { recursive: true, force: true }));

const step = { name: 'unit', command: ['vitest'] };

it('never calls a failed step green, even when all its tests passed', () => {
  writeFileSync(file, JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }));
  expect(countOf({ ...step, report: { file, parse: parseUnitReport } }, false)).toEqual({
    passed: 7,
    failed: 1,
  });
});

it('counts a step that crashed before its report as failed', () => {
  const report = { file: `${file}.none`, parse: parseUnitReport };
  expect(countOf({ ...step, report }, false)).toEqual({ passed: 0, failed: 1 });
});

it('counts a flaky journey as failed', () => {
  const text = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(parseJourneyReport(text)).toEqual({ passed: 3, failed: 2 });
});

it('names the slowest files of unit tests first', () => {
  const testResults = [2, 7, 5].map((seconds) => ({
    name: join(process.cwd(), `tests/${seconds}.test.ts`),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  }));
  expect(slowest(unitFiles(JSON.stringify({ testResults })), 2)).toEqual([
    '    7.0 s  tests/7.test.ts',
    '    5.0 s  tests/5.test.ts',
  ]);
});

it('adds up all browser tests of a file, whatever group and project they are in', () => {
  const spec = { tests: [{ results: [{ duration: 400 }, { duration: 100 }] }] };
  const suite = { file: 'wall.spec.ts', specs: [spec], suites: [{ specs: [spec] }] };
  const report = { config: { rootDir: join(process.cwd(), 'e2e') }, suites: [suite, suite] };
  expect(journeyFiles(JSON.stringify(report))).toEqual([{ name: join('e2e', 'wall.spec.ts'), seconds: 2 }]);
});
