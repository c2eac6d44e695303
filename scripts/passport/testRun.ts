import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { checkedOut } from './commit.ts';

const FILE = 'reports/run.json';

const TestRun = z.object({ commit: z.string(), isClean: z.boolean(), startedAt: z.iso.datetime() });

/** The last run of `npm test`. */
export type TestRun = z.infer<typeof TestRun>;

/** Notes what `npm test` is about to test, so that its reports can be told from those of another commit. */
export function noteTestRun(): void {
  rmSync(FILE, { force: true });
  const about = checkedOut();
  if (about === null) return;
  mkdirSync('reports', { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...about, startedAt: new Date().toISOString() } satisfies TestRun));
}

export function lastTestRun(): TestRun | null {
  return existsSync(FILE) ? TestRun.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : null;
}

/** Why reports of the run say nothing about a commit; null if they do. */
export function staleness(run: TestRun | null, commit: string): string | null {
  if (run === null) return 'npm test has not run here';
  if (run.commit !== commit) return `the last npm test ran at ${run.commit.slice(0, 8)}`;
  return run.isClean ? null : 'the last npm test ran with files that differ from the commit';
}
