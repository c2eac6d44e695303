import type { Zone } from '#domain/route/routes.ts';
import type { Site } from '#domain/site/site.ts';
import type { PageKind } from '#src/early/plan.ts';
import { securityHeaders } from './csp.ts';
import { nginxPages } from './nginxPages.ts';
import { pageKindOf } from './pageFile.ts';
import { isPagePath } from './paths.ts';
import { placeAt } from './place.ts';

const WRITTEN = '# Written by `npm run build` from tools/build/csp.ts.';

/** Limit of nginx's default `map_hash_bucket_size 64` on most processors. */
const LONGEST_WORD = 46;

/** A path of each kind of page, and of the map's worker; their headers depend on the site. */
const KINDS = {
  plain: '/prepaid',
  payment: '/prepaid/checkout',
  'third-party': '/',
  code: '/merchantcode/-',
  wall: '/shops',
  'map-worker': '/js/map-worker.00000000.js',
} satisfies Record<Zone | Exclude<PageKind, 'entry'> | 'map-worker', string>;

export type PageOf = (id: string, kind: PageKind) => string;

/** A header of one kind of page, with its value for each site id; empty if the site does not send it. */
interface SiteHeader {
  readonly name: string;
  readonly values: readonly (readonly [site: string, value: string])[];
}

/** By file name. Everything except pages and the map's worker has the same headers on all sites. */
export function nginxFiles(sites: readonly Site[], pageOf: PageOf): Record<string, string> {
  const files: Record<string, string> = {
    'pages.conf': nginxPages(),
    'security-headers.conf': headerLines(securityHeaders('')),
  };
  const maps = [siteMap(sites)];
  for (const { kind, headers: sent } of headersByKind(sites, pageOf)) {
    const headers: Record<string, string> = {};
    for (const header of sent) {
      const [value = '', other] = new Set(header.values.map(([, each]) => each));
      const variable = variableOf(kind, header.name);
      headers[header.name] = other === undefined ? value : variable;
      if (other !== undefined) maps.push(valueMap(variable, header));
    }
    files[`${kind}-headers.conf`] = headerLines(headers);
  }
  return { ...files, 'policies.conf': [WRITTEN, ...maps, ''].join('\n') };
}

/** The headers of each kind of page on each site, those without a value included. */
export function headersByKind(sites: readonly Site[], pageOf: PageOf) {
  return Object.entries(KINDS).map(([kind, path]) => ({ kind, headers: headersOf(sites, path, pageOf) }));
}

function headersOf(sites: readonly Site[], path: string, pageOf: PageOf): readonly SiteHeader[] {
  const pages = sites.map((site) => ({
    id: site.id,
    headers: securityHeaders(isPagePath(path) ? pageOf(site.id, pageKindOf(path)) : '', placeAt(path, site)),
  }));
  const names = new Set(pages.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => ({
    name,
    values: pages.map(({ id, headers }) => [id, headers[name] ?? '']),
  }));
}

/** Hides the backend's own headers, so that none is sent twice. */
function headerLines(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `add_header ${name} "${value}" always;`,
    `proxy_hide_header ${name};`,
  ]);
  return [WRITTEN, ...lines, ''].join('\n');
}

/** `$payment_policy` for the Content-Security-Policy of payment pages: nginx has little room for long names. */
function variableOf(kind: string, header: string): string {
  const short = header.replace('Content-Security-', '');
  return `$${kind}_${short}`.toLowerCase().replaceAll('-', '_');
}

function siteMap(sites: readonly Site[]): string {
  const [first] = sites;
  return [
    '',
    '# The site of a host, by the rule by which the app knows its own (domain/site/resolveSite.ts).',
    'map $host $site {',
    `  default ${first?.id ?? ''};`,
    ...sites.flatMap(({ domains, id }) =>
      [...domains, `${id}.localhost`].map((host) => `  ${hostKey(host)} ${id};`),
    ),
    '}',
  ].join('\n');
}

/**
 * nginx does not start if a map's key exceeds the default bucket size; a pattern has no such limit. A larger size would
 * be one directive for all of the operator's maps, which may already be set.
 */
function hostKey(host: string): string {
  return host.length > LONGEST_WORD ? `"~^${host.replaceAll('.', String.raw`\.`)}$"` : host;
}

function valueMap(variable: string, { name, values }: SiteHeader): string {
  return [
    '',
    `# ${name} by site; an empty one is not sent.`,
    `map $site ${variable} {`,
    ...values.map(([id, value]) => `  ${id} "${value}";`),
    '}',
  ].join('\n');
}
