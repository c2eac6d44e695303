import { METHODS } from '../serving/plan.ts';
import { CACHED_STATUSES } from '../serving/passOn.ts';
import { PRIVATE_HEADERS } from '../serving/sharedCache.ts';
import type { Proxy, ServingTable } from '../serving/table.ts';

/** Limit of nginx's default `map_hash_bucket_size 64` on most processors. */
const LONGEST_WORD = 46;

/** What a request's host and method decide before its path. */
export function requestMaps(table: ServingTable): string {
  return [
    siteMap(table),
    returnMap(table),
    methodMap(table),
    ...table.proxies.flatMap(cacheMap),
    sharedMaps(),
  ].join('\n\n');
}

function siteMap({ sites, health }: ServingTable): string {
  return [
    '# The site of a host, by the rule by which the app knows its own (domain/site/resolveSite.ts).',
    'map $host $site_of_release {',
    '  default $site_of_environment;',
    ...sites.flatMap(({ domains, id }) =>
      [...domains, `${id}.localhost`].map((host) => `  ${hostKey(host)} ${id};`),
    ),
    '}',
    'map $site_of_release $site {',
    '  default $site_of_release;',
    `  "" ${sites[0].id};`,
    '  refused "";',
    '}',
    '',
    '# Health is asked by address.',
    'map "$site:$uri" $misdirected {',
    '  default "";',
    `  "~^:(?!${health}$)" 1;`,
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

/** The raw address, of plain characters: a decoded one may contain a line break, and could name another host. */
function returnMap({ returnAddress }: ServingTable): string {
  return [
    '# A payment provider may lead back by a form, which a page cannot read: what was paid only the backend says.',
    'map "$request_method $request_uri" $asked_again {',
    '  default "";',
    `  "~*^POST (?<return_address>${returnAddress.replace(/^\^(.*)\$$/, '$1')})$" $return_address;`,
    '}',
  ].join('\n');
}

function methodMap({ proxies }: ServingTable): string {
  const free = proxies.filter(({ methods }) => methods === 'all');
  return [
    'map "$request_method $uri" $refused_method {',
    '  default 1;',
    `  "~^(${METHODS.join('|')}) " "";`,
    ...free.map(({ prefix }) => `  "~^\\w+ ${prefix}(/|$)" "";`),
    '}',
  ].join('\n');
}

function cacheMap({ prefix, cache }: Proxy): readonly string[] {
  if (cache === null) return [];
  return [
    [
      '# Only a good answer is kept.',
      `map $status ${cacheVariable(prefix)} {`,
      '  default no-store;',
      `  "~^(${CACHED_STATUSES.join('|')})$" "${cache}";`,
      '}',
    ].join('\n'),
  ];
}

export function cacheVariable(prefix: string): string {
  return `$${prefix.slice(1)}_cache`;
}

/** What nobody else may get, and by what answers for everybody differ beside host, address and language. */
function sharedMaps(): string {
  const variables = PRIVATE_HEADERS.map((name) => `$http_${name.toLowerCase().replaceAll('-', '_')}`);
  return [
    `map "${variables.join('')}" $private_call {`,
    '  default 1;',
    '  "" "";',
    '}',
    '',
    'map $http_accept_encoding $packing_of_all {',
    '  default identity;',
    String.raw`  "~*\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))" gzip;`,
    '}',
  ].join('\n');
}
