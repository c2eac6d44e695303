import { existsSync, readFileSync, statSync } from 'node:fs';
import { DYNAMIC_STEPS, parseJourneyReport, type Step } from '../check/steps.ts';
import type { TestRun } from '../check/testRun.ts';
import { type TestOutcome, journeyOutcomes, unitOutcomes } from './testOutcomes.ts';

/**
 * All tests of the reports that a run of `npm test` has written. A report that was written before or after it counts as
 * none: an earlier commit or a single step may have written it.
 */
export function outcomesOfRun(
  run: TestRun | null,
  steps: readonly Pick<Step, 'report'>[] = DYNAMIC_STEPS,
): TestOutcome[] {
  if (run?.endedAt === undefined) return [];
  const { startedAt, endedAt } = run;
  const root = process.cwd();
  return steps.flatMap(({ report }) => {
    if (report === undefined || !existsSync(report.file)) return [];
    const writtenAt = statSync(report.file).mtime.toISOString();
    if (writtenAt < startedAt || writtenAt > endedAt) return [];
    const read = report.parse === parseJourneyReport ? journeyOutcomes : unitOutcomes;
    return read(readFileSync(report.file, 'utf8'), root);
  });
}
