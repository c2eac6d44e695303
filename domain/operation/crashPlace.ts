/** What the contract lets a place be: a script of the build, a line and a column. */
export const CRASH_PLACE = /^[\w-]{1,30}(\.[\w-]{1,20}){0,2}\.js:\d{1,6}:\d{1,7}$/;

/** A script of the build in the words of any browser's stack; the fragment is of a second attempt to load it. */
const FRAME = /\/js\/([\w.-]+\.js)(?:#\d+)?(:\d+:\d+)/;

/**
 * Where in our own scripts something was thrown, such as `index.0a1b2c3d.js:1:2345`, of a stack or an address with line
 * and column. Everything else that the text says is left out. Null if it names no script of `origin`.
 */
export function crashPlaceOf(text: string, origin: string): string | null {
  for (const part of text.split(origin).slice(1)) {
    const found = FRAME.exec(part);
    const place = found?.index === 0 ? `${found[1]}${found[2]}` : '';
    if (CRASH_PLACE.test(place)) return place;
  }
  return null;
}
