import type { FileState } from './table.ts';

type Header = (name: string) => string | null;

/**
 * 304 if a client has the file already, 412 if it wants another one than there is. As nginx, which sends the file if one
 * of two conditions says so.
 */
export function conditionsOf(state: FileState, header: Header): 200 | 304 | 412 {
  const unmodifiedSince = header('if-unmodified-since');
  if (unmodifiedSince !== null && seconds(unmodifiedSince) < state.time) return 412;
  const match = header('if-match');
  if (match !== null && !names(match, state, false)) return 412;
  const since = header('if-modified-since');
  const noneMatch = header('if-none-match');
  if (since === null && noneMatch === null) return 200;
  if (since !== null && seconds(since) !== state.time) return 200;
  return noneMatch === null || names(noneMatch, state, true) ? 304 : 200;
}

function seconds(date: string): number {
  return Date.parse(date) / 1000;
}

function names(tags: string, state: FileState, isWeakEnough: boolean): boolean {
  if (tags.trim() === '*') return true;
  const own = tagOf(state);
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === own || (isWeakEnough && tag === `W/${own}`));
}

/** The ETag of nginx, so that all servers of a release agree. */
export function tagOf({ time, size }: FileState): string {
  return `"${time.toString(16)}-${size.toString(16)}"`;
}
