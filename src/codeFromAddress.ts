import { codeInFragment } from '#domain/site/codeInFragment.ts';

/**
 * Returns the code in the fragment of the page's address, and takes it out there at once (product 4.4); empty if there is
 * none.
 */
export function takeCodeFromAddress(): string {
  const { pathname, search, hash } = window.location;
  if (hash.startsWith('#code=')) window.history.replaceState(window.history.state, '', pathname + search);
  return codeInFragment(hash);
}
