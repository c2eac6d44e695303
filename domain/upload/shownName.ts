const LONGEST = 60;

/** Characters that are not seen, or that turn the direction of what follows: `gpj.exe` would read as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A file's name as it is shown: without its folder and without unseen characters; a long one is shortened in its
 * middle, so that beginning and ending stay. Never empty.
 */
export function shownName(name: string): string {
  const bare = name
    .replace(/^.*[/\\]/s, '')
    .replace(UNSEEN, '')
    .trim();
  const letters = Array.from(bare);
  if (letters.length <= LONGEST) return bare || '…';
  const half = (LONGEST - 1) / 2;
  return `${letters.slice(0, Math.ceil(half)).join('')}…${letters.slice(-Math.floor(half)).join('')}`;
}
