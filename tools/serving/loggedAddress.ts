/** One rule of what a log keeps of an address: the group `logged`, with an ending. */
interface KeptAddress {
  readonly pattern: string;
  readonly ending: '' | '/...';
}

export const MASKED = '(masked)';

/** Nothing that may be a token or belongs to a query (docs/hosting.md). The first pattern that fits applies. */
export function keptAddresses(endings: readonly string[]): readonly KeptAddress[] {
  const file = `(?:[\\w-]+/)*[\\w-]+(?:\\.[\\w-]+)*\\.(${endings.join('|')})`;
  const call = String.raw`/api(?:/(?:v\d+|[a-z-]+))*`;
  const first = String.raw`/[\w.-]*`;
  return [
    { pattern: `^(?<logged>/${file})(?:\\?|$)`, ending: '' },
    { pattern: `^(?<logged>${call})(?:\\?|$)`, ending: '' },
    { pattern: `^(?<logged>${call})/`, ending: '/...' },
    { pattern: `^(?<logged>${first})(?:\\?|$)`, ending: '' },
    { pattern: `^(?<logged>${first})/`, ending: '/...' },
  ];
}

/** A file's address whole, of a call its plain words, of a page its first part. */
export function loggedAddress(address: string, endings: readonly string[]): string {
  for (const { pattern, ending } of keptAddresses(endings)) {
    const kept = new RegExp(pattern).exec(address)?.groups?.['logged'];
    if (kept !== undefined) return `${kept}${ending}`;
  }
  return MASKED;
}
