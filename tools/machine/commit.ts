import { spawnSync } from 'node:child_process';

/** What is checked out: a commit, and whether files differ from it. */
export interface CheckedOut {
  readonly commit: string;
  readonly isClean: boolean;
}

/** Null where the folder is no checkout, or there is no git. */
export function checkedOut(): CheckedOut | null {
  const commit = git('rev-parse', 'HEAD');
  const changes = git('status', '--porcelain');
  return commit === null || changes === null ? null : { commit, isClean: changes === '' };
}

export function commitTime(): string | null {
  return git('show', '--no-patch', '--format=%cI', 'HEAD');
}

function git(...options: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
