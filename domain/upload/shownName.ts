const LONGEST = 60;

/** Invisible and bidi control characters: with them, `gpj.exe` could read as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Drops the folder and invisible characters, shortens a long name in the middle; never empty. */
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
