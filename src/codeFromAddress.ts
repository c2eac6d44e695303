import { codeInFragment } from '#domain/site/codeInFragment.ts';

/** Returns the code of the URL's fragment, or an empty string, and removes it from the URL at once (product 4.4). */
export function takeCodeFromAddress(): string {
  const { pathname, search, hash } = window.location;
  if (hash.startsWith('#code=')) window.history.replaceState(window.history.state, '', pathname + search);
  return codeInFragment(hash);
}
