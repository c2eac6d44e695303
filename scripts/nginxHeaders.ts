import { SITES } from '#sites/index.ts';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';
import { placeIn, wholeSite } from './place.ts';

const WRITTEN = '# Written by `npm run generate` from scripts/csp.ts: do not edit.';

/** The zones whose policy depends on the site, and what theirs is called in nginx's words. */
const BY_SITE = { payment: '$payment_policy', 'third-party': '$third_party_policy' } as const;
type ZoneBySite = keyof typeof BY_SITE;
const ZONES = Object.keys(BY_SITE) as ZoneBySite[];

/** nginx's files that say which headers come with which page, by their names in `deploy/`, for the page `html`. */
export async function nginxFiles(html: string): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'security-headers.conf': headerLines(securityHeaders(html)) };
  for (const zone of ZONES) {
    files[`${zone}-headers.conf`] = headerLines({
      ...securityHeaders(html, { zone, hosts: [] }),
      'Content-Security-Policy': BY_SITE[zone],
    });
  }
  return { ...files, 'policies.conf': await policyLines(html) };
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
async function policyLines(html: string): Promise<string> {
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
      `map $site ${BY_SITE[zone]} {`,
      ...sites.map((site) => `  ${site.id} "${contentSecurityPolicy(html, placeIn(zone, site))}";`),
      '}',
    ]),
    '',
  ].join('\n');
}
