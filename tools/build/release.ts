import { readFileSync } from 'node:fs';
import { checkedOut, commitTime } from '../machine/commit.ts';
import type { Release } from '../serving/table.ts';

const MANIFEST = new URL('../../package.json', import.meta.url);

/** The release that is being built: without git, only its version is known. */
export function thisRelease(): Release {
  const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
  const at = checkedOut();
  if (at === null) return { release: version, commit: null, time: null };
  const { commit, isClean } = at;
  const release = `${version}-${commit.slice(0, 8)}${isClean ? '' : '-changed'}`;
  return { release, commit, time: commitTime() };
}
