import type { Zone } from '#domain/link/zone.ts';
import { SITES } from '#sites/index.ts';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';
import { placeIn, wholeSite } from './place.ts';

const WRITTEN = '# Written by `npm run build` from scripts/csp.ts.';

/** What the policy of a zone's pages is called in nginx's words; it depends on the site, by its page's own styles too. */
const POLICIES: Readonly<Record<Zone, string>> = {
  plain: '$plain_policy',
  payment: '$payment_policy',
  'third-party': '$third_party_policy',
};
const ZONES = Object.keys(POLICIES) as readonly Zone[];

/**
 * nginx's files that say which headers come with which page, by their names; `pageOf` returns the page of a site. What
 * is no page has headers without anything of a page.
 */
export async function nginxFiles(pageOf: (id: string) => string): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'security-headers.conf': headerLines(securityHeaders('')) };
  for (const zone of ZONES) {
    files[`${zone}-headers.conf`] = headerLines({
      ...securityHeaders('', { zone, hosts: [] }),
      'Content-Security-Policy': POLICIES[zone],
    });
  }
  return { ...files, 'policies.conf': await policyLines(pageOf) };
}

/** The backend's own headers are dropped: none comes twice. */
function headerLines(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `add_header ${name} "${value}" always;`,
    `proxy_hide_header ${name};`,
  ]);
  return [WRITTEN, ...lines, ''].join('\n');
}

/** From a host to its site, and from that to the policy of its pages, by zone. */
async function policyLines(pageOf: (id: string) => string): Promise<string> {
  const sites = await Promise.all(SITES.map(wholeSite));
  const [first] = sites;
  return [
    WRITTEN,
    '',
    '# The site of a host. One that none names is answered as the first one, as the app does.',
    'map $host $site {',
    `  default ${first?.id ?? ''};`,
    ...sites.flatMap(({ domains, id }) => domains.map((host) => `  ${host} ${id};`)),
    '}',
    ...ZONES.flatMap((zone) => [
      '',
      `# What the pages of the zone ${zone} may load and talk to on such a site.`,
      `map $site ${POLICIES[zone]} {`,
      ...sites.map(
        (site) => `  ${site.id} "${contentSecurityPolicy(pageOf(site.id), placeIn(zone, site))}";`,
      ),
      '}',
    ]),
    '',
  ].join('\n');
}
