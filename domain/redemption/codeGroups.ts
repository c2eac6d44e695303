/** In characters: the eye keeps this many while it copies a code from one screen to another. */
const LONGEST_GROUP = 4;

/** In characters; a shorter code needs no groups. */
const LONGEST_WHOLE = 8;

/**
 * The parts in which a long code is shown, of nearly equal length and at most four characters. Their concatenation is
 * the code. A code with separators of its own stays whole.
 */
export function codeGroups(code: string): readonly string[] {
  if (code.length <= LONGEST_WHOLE || !/^[A-Za-z0-9]+$/.test(code)) return [code];
  const count = Math.ceil(code.length / LONGEST_GROUP);
  const start = (group: number) => Math.ceil((group * code.length) / count);
  return Array.from({ length: count }, (_, group) => code.slice(start(group), start(group + 1)));
}
