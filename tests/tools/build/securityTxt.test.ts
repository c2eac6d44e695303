import { expect, it } from 'vitest';
import { aSite } from '#tests/data/site.ts';
import { securityTxt } from '#tools/build/securityTxt.ts';

it('names address, languages, the brand’s hosts, and a day within a year of the commit', () => {
  const { support } = aSite({});
  const site = {
    support,
    domains: ['shop.example', 'www.shop.example'],
    languages: ['fr-CH', 'de-CH', 'fr'],
  } as const;
  expect(securityTxt(site, '2026-12-01T01:00:00+01:00').split('\n')).toEqual([
    `Contact: mailto:${support.email}`,
    'Expires: 2027-12-01T00:00:00Z',
    'Preferred-Languages: fr, de',
    'Canonical: https://shop.example/.well-known/security.txt',
    'Canonical: https://www.shop.example/.well-known/security.txt',
    '',
  ]);
});
