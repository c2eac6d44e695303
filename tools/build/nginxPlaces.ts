import { HEALTH, healthFile, METHODS, NOT_KEPT, REFUSALS } from '../serving/plan.ts';
import { GATEWAY_STATUSES, gatewayHeaders, gatewayProblem } from '../serving/passOn.ts';
import { UNLOGGED } from '../serving/accessLog.ts';
import { lifetimesOf } from '../serving/lifetimes.ts';
import type { Proxy, ServedPlace, ServingTable, Shared } from '../serving/table.ts';
import { compressedTypes } from './fileTypes.ts';
import { cacheVariable } from './nginxRequests.ts';

/** The locations of a server: nginx takes the first pattern that fits, else the last one. */
export function placesFile(table: ServingTable): string {
  return [
    typesOf(table),
    ...Object.entries(REFUSALS).map(([status, text]) => refusal(status, text)),
    ...GATEWAY_STATUSES.map(
      (status) => `
location @gateway_${status} {
  include voucher/file-headers.conf;
  ${Object.entries(gatewayHeaders(status))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n  ')}
  types { }
  gzip_vary off;
  default_type application/problem+json;
  charset off;
  return ${status} '${gatewayProblem(status)}';
}`,
    ),
    healthOf(table),
    ...table.proxies.map(proxied),
    ...table.places.map(location),
  ].join('\n');
}

function typesOf({ types }: ServingTable): string {
  const all = Object.entries(types).map(
    ([ending, type]) => [type.split(';', 1)[0] ?? type, ending, type] as const,
  );
  // nginx has text/html in the list already.
  const named = all.filter(([type, , whole]) => whole.includes('charset') && type !== 'text/html');
  return [
    'default_type text/plain;',
    'types {',
    ...all.map(([type, ending]) => `  ${type} ${ending};`),
    '}',
    `charset_types ${named.map(([type]) => type).join(' ')};`,
    `gzip_types ${compressedTypes().join(' ')};`,
  ].join('\n');
}

function refusal(status: string, text: string): string {
  return `
error_page ${status} @refused_${status};
location @refused_${status} {
  include voucher/file-headers.conf;
  add_header Cache-Control "${NOT_KEPT}" always;${
    status === '405'
      ? `
  add_header Allow "${METHODS.join(', ')}" always;`
      : ''
  }
  types { }
  gzip_vary off;
  return ${status} "${text}";
}`;
}

function healthOf(table: ServingTable): string {
  return `
location = ${table.health} {
  include voucher/file-headers.conf;
  add_header Cache-Control "${NOT_KEPT}" always;
  types { }
  gzip_vary off;
  if (!-f $document_root${healthFile(table)}) {
    return 503 "${HEALTH.bad}";
  }
  return 200 "${HEALTH.good}";
}`;
}

function proxied(proxy: Proxy): string {
  const { prefix, uploads, shared, limits } = proxy;
  const inner = [
    ...(shared === null
      ? []
      : [
          `# Answers for everybody.
  location ~ "${shared.pattern}" {
    include voucher/proxy.conf;
    include voucher/shared.conf;
    ${sharedLines(proxy, shared).join('\n    ')}
  }`,
        ]),
    ...(uploads === null
      ? []
      : [
          `location ~ "${uploads.pattern}" {
    client_max_body_size ${uploads.mostBytes};
    proxy_pass http://voucher_backend;
  }`,
        ]),
    ...limits
      .filter(({ name }) => name === 'codes')
      .map(
        ({ pattern }) => `location ~ "${pattern}" {
    include voucher/limited-codes.conf;
    proxy_pass http://voucher_backend;
  }`,
      ),
    ...(UNLOGGED.startsWith(`${prefix}/`)
      ? [
          `# Kept out of every log that has network addresses.
  location = ${UNLOGGED} {
    access_log off;
    error_log /dev/null emerg;
    include voucher/limited-log.conf;
    proxy_pass http://voucher_backend;
  }`,
        ]
      : []),
  ];
  return [`^~ ${prefix}/`, `= ${prefix}`]
    .map(
      (addresses, index) => `
location ${addresses} {
  ${proxyLines(proxy).join('\n  ')}${index === 0 && inner.length > 0 ? `\n\n  ${inner.join('\n\n  ')}` : ''}
}`,
    )
    .join('\n');
}

/** The build's own rule of caching keeps what the backend says nothing about. */
function sharedLines({ cache }: Proxy, { byLanguage }: Shared): readonly string[] {
  const ownSeconds = cache === null ? null : lifetimesOf(cache)?.fresh;
  return [
    `proxy_cache ${ownSeconds ? 'voucher' : '$answers_for_all'};`,
    `proxy_cache_key "$host $request_uri ${byLanguage ? '$http_accept_language ' : ''}$packing_of_all";`,
    ...(byLanguage ? [] : ['proxy_set_header Accept-Language "";']),
    // The key has all that an answer depends on.
    `proxy_ignore_headers Vary Expires X-Accel-Expires${ownSeconds ? ' Cache-Control Set-Cookie' : ''};`,
    ...(ownSeconds ? [`proxy_cache_valid 200 ${ownSeconds}s;`] : []),
  ];
}

function proxyLines({ prefix, cache, timeoutSeconds, mostBytes }: Proxy): readonly string[] {
  return [
    'include voucher/proxy.conf;',
    `client_max_body_size ${mostBytes};`,
    `proxy_connect_timeout ${timeoutSeconds}s;`,
    `proxy_read_timeout ${timeoutSeconds}s;`,
    ...GATEWAY_STATUSES.map((status) => `error_page ${status} @gateway_${status};`),
    ...(cache === null
      ? []
      : [
          'proxy_set_header Cookie "";',
          'proxy_hide_header Set-Cookie;',
          'proxy_hide_header Cache-Control;',
          'include voucher/file-headers.conf;',
          `add_header Cache-Control ${cacheVariable(prefix)} always;`,
        ]),
  ];
}

function location({ pattern, ignoresCase, file, headers, cache }: ServedPlace): string {
  const addresses = pattern === '^' ? '/' : `~${ignoresCase ? '*' : ''} "${pattern}"`;
  const lines =
    file === null
      ? ['return 404;']
      : [
          `include voucher/${headers}-headers.conf;`,
          `add_header Cache-Control "${cache}";`,
          `try_files ${inNginx(file)} =404;`,
        ];
  return `
location ${addresses} {
  ${lines.join('\n  ')}
}`;
}

const inNginx = (file: string): string =>
  file.replace('{path}', '$uri').replace('{site}', '$site').replace('{1}', '$1');
