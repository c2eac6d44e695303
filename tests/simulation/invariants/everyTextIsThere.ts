import type { Invariant } from './invariant.ts';

/** No page shows the key of a text instead of the text, for the app tells its log of each page that lacks one. */
export const everyTextIsThere: Invariant = ({ world }) => {
  const missing = world.heard.find((line) => line.startsWith('text-missing'));
  return missing === undefined ? null : `a page shows a key instead of a text: ${missing}`;
};
