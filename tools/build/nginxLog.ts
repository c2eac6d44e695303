import { keptAddresses, MASKED } from '../serving/loggedAddress.ts';
import type { ServingTable } from '../serving/table.ts';

/** What the access log keeps of an address. */
export function logMap(types: ServingTable['types']): string {
  return [
    '# What the access log keeps of an address: a file’s whole, of a call its plain words, of a page its first part.',
    'map $request_uri $logged_address {',
    `  default "${MASKED}";`,
    ...keptAddresses(Object.keys(types)).map(
      ({ pattern, ending }) => `  "~${pattern}" ${ending === '' ? '$logged' : `"$logged${ending}"`};`,
    ),
    '}',
  ].join('\n');
}
