/** Licences under which a part may be shipped to holders, by their SPDX names. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Binds the package's own files only, which are shipped unchanged; their source is on the npm registry.
  'MPL-2.0',
  'OFL-1.1',
]);

/**
 * Whether a package may be shipped. Of alternatives (`OR`) one must be allowed, of parts (`AND`) each; everything else,
 * such as a mixture of both or no licence, is refused.
 */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/^\((.*)\)$/, '$1');
  const alternatives = bare.split(' OR ');
  if (alternatives.length > 1) return alternatives.some((one) => ALLOWED.has(one));
  return bare.split(' AND ').every((one) => ALLOWED.has(one));
}
