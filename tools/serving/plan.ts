import { findSite } from '#domain/site/resolveSite.ts';
import { conditionsOf, tagOf } from './conditions.ts';
import { chosenPacking } from './packing.ts';
import { plainPath } from './path.ts';
import type {
  Environment,
  FileState,
  HeaderKind,
  LimitName,
  Proxy,
  ServedFile,
  ServedPlace,
  ServingTable,
  Shared,
} from './table.ts';

export interface Asked {
  readonly method: string;
  readonly host: string;
  /** As it was sent: escaped, with the query. */
  readonly target: string;
  readonly header: (name: string) => string | null;
}

/** What a server does with a request. */
export type Plan =
  | {
      readonly kind: 'proxy';
      readonly proxy: Proxy;
      readonly path: string;
      readonly headers: SentHeaders;
      /** Null if the answer is for one user. */
      readonly shared: Shared | null;
      readonly limit: LimitName | null;
    }
  | { readonly kind: 'health'; readonly file: string; readonly good: Answered; readonly bad: Answered }
  | Answered;

export interface Answered {
  readonly kind: 'answer';
  readonly status: number;
  readonly headers: SentHeaders;
  /** The path of a file of the release, with the ending of its packing; or a text. */
  readonly body: { readonly file: string } | { readonly text: string } | null;
}

export type SentHeaders = Readonly<Record<string, string>>;

export const METHODS = ['GET', 'HEAD'] as const;

/** Texts of the answers that have no file. nginx gets them from here, too. */
export const REFUSALS = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'Precondition failed',
  421: 'Misdirected request',
} as const;

export const NOT_KEPT = 'no-store';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** Decides everything about an answer but its bytes: a table and a request always give the same plan. */
export function planOf(table: ServingTable, environment: Environment, asked: Asked): Plan {
  const [rawPath = '/'] = asked.target.split('?', 1);
  const path = plainPath(rawPath);
  if (path === table.health) return healthOf(table, asked);
  const site = siteOf(table, environment, asked.host);
  if (site === null) return refused(table, 421);
  if (asked.method === 'POST' && new RegExp(table.returnAddress, 'i').test(asked.target))
    return { kind: 'answer', status: 303, headers: { ...common(table), Location: asked.target }, body: null };
  if (path === null) return refused(table, 400);
  const proxy = proxyOf(table, path);
  const methods = proxy?.methods ?? METHODS;
  if (methods !== 'all' && !methods.includes(asked.method)) return refused(table, 405);
  if (proxy !== undefined) {
    const isForAll = proxy.shared !== null && new RegExp(proxy.shared.pattern).test(path);
    const shared = isForAll ? proxy.shared : null;
    return { kind: 'proxy', proxy, path, headers: common(table), shared, limit: limitOf(proxy, path) };
  }
  return fileAnswer(table, site, path, asked);
}

function siteOf(
  { sites }: ServingTable,
  { domains, refusesUnknownHosts }: Environment,
  host: string,
): string | null {
  const further = Object.entries(domains).map(([domain, id]) => ({ id, domains: [domain] }));
  const found = findSite(host, [...sites, ...further]);
  return found?.id ?? (refusesUnknownHosts ? null : sites[0].id);
}

function proxyOf({ proxies }: ServingTable, path: string): Proxy | undefined {
  return proxies.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
}

function limitOf({ limits }: Proxy, path: string): LimitName | null {
  return limits.find(({ pattern }) => new RegExp(pattern).test(path))?.name ?? null;
}

function fileAnswer(table: ServingTable, site: string, path: string, asked: Asked): Answered {
  const place = table.places.find(({ pattern, ignoresCase }) =>
    new RegExp(pattern, ignoresCase ? 'i' : '').test(path),
  );
  const name = place === undefined ? null : fileOf(place, site, path);
  const file = name === null ? undefined : ownFile(table, name);
  if (place === undefined || name === null || file === undefined) return refused(table, 404);
  const packing = chosenPacking(file, asked.header('accept-encoding'));
  const state = (packing && file[packing.name]) ?? file;
  const headers = {
    ...headersOf(table, place.headers, site),
    'Content-Type': typeOf(table, name),
    'Cache-Control': place.cache,
    ...validators(state),
    ...(isPacked(file) && { Vary: 'Accept-Encoding' }),
    ...(packing && { 'Content-Encoding': packing.name }),
  };
  const status = conditionsOf(state, asked.header);
  if (status === 412) return refused(table, 412);
  if (status === 304) return { kind: 'answer', status, headers: withoutBody(headers), body: null };
  const body = { file: `${name}${packing?.ending ?? ''}` };
  return { kind: 'answer', status, headers: { ...headers, 'Content-Length': String(state.size) }, body };
}

function fileOf({ file, pattern, ignoresCase }: ServedPlace, site: string, path: string): string | null {
  if (file === null) return null;
  const [, group = ''] = new RegExp(pattern, ignoresCase ? 'i' : '').exec(path) ?? [];
  const values: Readonly<Record<string, string>> = { '{path}': path, '{site}': site, '{1}': group };
  return file.replaceAll(/\{\w+\}/g, (name) => values[name] ?? '').replaceAll(/\/+/g, '/');
}

function ownFile({ files }: ServingTable, name: string): ServedFile | undefined {
  return Object.hasOwn(files, name) ? files[name] : undefined;
}

function headersOf({ headers }: ServingTable, kind: HeaderKind, site: string): SentHeaders {
  const all = { ...headers[kind].common, ...headers[kind].own[site] };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

const common = ({ headers }: ServingTable): SentHeaders => headers.file.common;

function typeOf({ types }: ServingTable, name: string): string {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  return Object.hasOwn(types, ending) ? (types[ending] ?? PLAIN_TEXT) : PLAIN_TEXT;
}

function validators(state: FileState): SentHeaders {
  return { ETag: tagOf(state), 'Last-Modified': new Date(state.time * 1000).toUTCString() };
}

const isPacked = (file: ServedFile): boolean => file.gzip !== undefined || file.br !== undefined;

function withoutBody(headers: SentHeaders): SentHeaders {
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...kept } = headers;
  return kept;
}

function refused(table: ServingTable, status: keyof typeof REFUSALS): Answered {
  const headers = {
    ...common(table),
    'Content-Type': PLAIN_TEXT,
    'Cache-Control': NOT_KEPT,
    ...(status === 405 && { Allow: METHODS.join(', ') }),
  };
  return { kind: 'answer', status, headers, body: { text: REFUSALS[status] } };
}

function healthOf(table: ServingTable, { method }: Asked): Plan {
  if (!METHODS.some((one) => one === method)) return refused(table, 405);
  const headers = { ...common(table), 'Content-Type': PLAIN_TEXT, 'Cache-Control': NOT_KEPT };
  const answered = (status: number, text: string) =>
    ({ kind: 'answer', status, headers, body: { text } }) as const;
  return {
    kind: 'health',
    file: healthFile(table),
    good: answered(200, HEALTH.good),
    bad: answered(503, HEALTH.bad),
  };
}

export const HEALTH = { good: 'ok', bad: 'no files' } as const;

/** A server without the first brand's page has no files. */
export function healthFile({ sites, places }: ServingTable): string {
  return places.at(-1)?.file?.replace('{site}', sites[0].id) ?? '';
}
