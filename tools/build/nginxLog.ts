import type { ServingTable } from '../serving/table.ts';

/** What the access log keeps of an address: nothing that may be a token or belongs to a query (docs/hosting.md). */
export function logMap(types: ServingTable['types']): string {
  const file = `(?:[\\w-]+/)*[\\w-]+(?:\\.[\\w-]+)*\\.(${Object.keys(types).join('|')})`;
  return [
    '# What the access log keeps of an address: a file’s whole, of a call its plain words, of a page its first part.',
    'map $request_uri $logged_address {',
    '  default "(masked)";',
    `  "~^(?<logged>/${file})(?:\\?|$)" $logged;`,
    String.raw`  "~^(?<logged>/api(?:/(?:v\d+|[a-z-]+))*)(?:\?|$)" $logged;`,
    String.raw`  "~^(?<logged>/api(?:/(?:v\d+|[a-z-]+))*)/" "$logged/...";`,
    String.raw`  "~^(?<logged>/[\w.-]*)(?:\?|$)" $logged;`,
    String.raw`  "~^(?<logged>/[\w.-]*)/" "$logged/...";`,
    '}',
  ].join('\n');
}
