import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
