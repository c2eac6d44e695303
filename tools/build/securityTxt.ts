import type { Site } from '#domain/site/site.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` of a brand (RFC 9116): where to report a weakness. It expires a year after the commit of
 * the release, so that the same commit always builds the same files.
 */
export function securityTxt(
  { domains, languages, support }: Pick<Site, 'domains' | 'languages' | 'support'>,
  commitTime: string,
): string {
  const expires = new Date(Date.parse(commitTime) + YEAR_MS).toISOString();
  const spoken = [...new Set(languages.map((locale) => locale.slice(0, 2)))];
  return [
    `Contact: mailto:${support.email}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${spoken.join(', ')}`,
    ...domains.map((domain) => `Canonical: https://${domain}/.well-known/security.txt`),
    '',
  ].join('\n');
}
