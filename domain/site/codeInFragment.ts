/** Returns the code in the fragment of an address, as it was typed; empty if there is none. */
export function codeInFragment(fragment: string): string {
  return /^#code=([A-Za-z0-9]{6,24})$/.exec(fragment)?.[1] ?? '';
}
