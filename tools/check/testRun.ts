import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type CheckedOut, checkedOut } from '../machine/commit.ts';

const FILE = 'reports/run.json';

const TestRun = z.object({
  commit: z.string(),
  isClean: z.boolean().describe('Whether the files were those of the commit, at the start and at the end.'),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional().describe('Absent while it runs, or if it was interrupted.'),
});

/** The last run of `npm test`. */
export type TestRun = z.infer<typeof TestRun>;

/** Notes what `npm test` is about to test, so that its reports can be told from those of another commit. */
export function noteTestRun(): void {
  rmSync(FILE, { force: true });
  const about = checkedOut();
  if (about === null) return;
  mkdirSync('reports', { recursive: true });
  write({ ...about, startedAt: new Date().toISOString() });
}

/** Notes that `npm test` has ended. */
export function noteTestRunEnd(): void {
  const run = lastTestRun();
  if (run !== null) write(ended(run, checkedOut(), new Date().toISOString()));
}

/** A run at its end: not clean if files were changed or another commit was checked out meanwhile. */
export function ended(run: TestRun, about: CheckedOut | null, endedAt: string): TestRun {
  const isUnchanged = about !== null && about.isClean && about.commit === run.commit;
  return { ...run, isClean: run.isClean && isUnchanged, endedAt };
}

function write(run: TestRun): void {
  writeFileSync(FILE, JSON.stringify(run));
}

export function lastTestRun(): TestRun | null {
  return existsSync(FILE) ? TestRun.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : null;
}

/** Why reports of the run say nothing about a commit; null if they do. */
export function staleness(run: TestRun | null, commit: string): string | null {
  if (run === null) return 'npm test has not run here';
  if (run.commit !== commit) return `the last npm test ran at ${run.commit.slice(0, 8)}`;
  if (run.endedAt === undefined) return 'the last npm test has not ended';
  return run.isClean ? null : 'the last npm test ran with files that differ from the commit';
}
