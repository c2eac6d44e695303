import { existsSync, readFileSync, statSync } from 'node:fs';
import { DYNAMIC_STEPS, parseJourneyReport } from '../steps.ts';
import type { TestRun } from './testRun.ts';
import { type TestOutcome, journeyOutcomes, unitOutcomes } from './testOutcomes.ts';

/** All tests of the reports that a run of `npm test` has written. A report of an earlier run counts as none. */
export function outcomesOfRun(run: TestRun | null): TestOutcome[] {
  if (run === null) return [];
  const root = process.cwd();
  return DYNAMIC_STEPS.flatMap(({ report }) => {
    if (report === undefined || !existsSync(report.file)) return [];
    if (statSync(report.file).mtime.toISOString() < run.startedAt) return [];
    const read = report.parse === parseJourneyReport ? journeyOutcomes : unitOutcomes;
    return read(readFileSync(report.file, 'utf8'), root);
  });
}
