/** A test shows this many: all at once would keep one worker busy when the others are done. */
const SHOWN_AT_ONCE = 4;

export function sharesOf<One>(all: readonly One[]): readonly (readonly One[])[] {
  return [...Array(Math.ceil(all.length / SHOWN_AT_ONCE)).keys()].map((nth) =>
    all.slice(nth * SHOWN_AT_ONCE, (nth + 1) * SHOWN_AT_ONCE),
  );
}
