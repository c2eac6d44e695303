import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_PAGES, THIRD_PARTY_PAGES } from '#domain/route/zone.ts';
import type { Site } from '#domain/site/site.ts';
import { PACKINGS } from '../serving/packing.ts';
import type { FileState, Release, ServedFile, ServedPlace, ServingTable } from '../serving/table.ts';
import { ASK_AGAIN, FOR_A_DAY, FOR_EVER } from './caching.ts';
import { setContentTimes } from './contentTimes.ts';
import { ENDINGS, SERVED, TYPES } from './fileTypes.ts';
import { headersByKind } from './headersByKind.ts';
import { MAP_WORKER } from './mapWorker.ts';
import { KIND_PATHS, pageFile } from './pageFile.ts';
import { BUILT, RETURN_ADDRESS } from './paths.ts';
import { PROXIES } from './proxies.ts';

/** Files with a content hash in their name never change. */
const HASHED = /^\/(js|css|fonts|assets|images)\/.+\.[0-9a-f]{8,}\./;

/** Pictures without a hash in their name: cached for a day, and stale for another week while revalidating (ADR 7). */
const PICTURES = /^\/brands\/.+\.(svg|png|jpg|webp|avif)$/;

/** Packed files are sent for those that they are made from, never by their own names. */
const PACKED = /^\/(js|css|fonts|assets|images)\/.+\.(br|gz)$/;

/** Files that other addresses show: a page comes with its policy only at the addresses of its site. */
const INNER = new RegExp(`^/+(pages|well-known)/.+\\.(${ENDINGS.join('|')})$`);

const place = (
  { source, ignoreCase }: RegExp,
  cache: string,
  rest: Partial<ServedPlace> = {},
): ServedPlace => ({
  pattern: source.replaceAll('\\/', '/'),
  ignoresCase: ignoreCase,
  file: '{path}',
  headers: 'file',
  cache,
  ...rest,
});

const PLACES: readonly ServedPlace[] = [
  place(PACKED, ASK_AGAIN, { file: null }),
  place(MAP_WORKER, ASK_AGAIN, { headers: 'map-worker' }),
  place(HASHED, FOR_EVER),
  place(BUILT, ASK_AGAIN),
  place(INNER, ASK_AGAIN, { file: null }),
  place(/^\/favicon\.ico$/, FOR_A_DAY, { file: '/brands/{site}/favicon.svg' }),
  place(/^\/\.well-known\/(.*)$/, ASK_AGAIN, { file: '/well-known/{site}/{1}' }),
  place(PICTURES, FOR_A_DAY),
  place(SERVED, ASK_AGAIN),
  page(PAYMENT_PAGES, 'payment'),
  page(new RegExp(KIND_PATHS.code, 'i'), 'code'),
  page(new RegExp(KIND_PATHS.wall, 'i'), 'wall'),
  page(THIRD_PARTY_PAGES, 'third-party'),
  page(/^/, 'plain'),
];

function page(pattern: RegExp, headers: ServedPlace['headers']): ServedPlace {
  const kind = headers === 'code' || headers === 'wall' ? headers : 'entry';
  return place(pattern, ASK_AGAIN, { headers, file: `/${pageFile('{site}', kind)}` });
}

/** The table of a built folder, whose files get the times of their content. */
export function servingTable(folder: string, sites: readonly Site[], release: Release): ServingTable {
  const [first, ...others] = sites.map(({ id, domains }) => ({ id, domains }));
  if (first === undefined) throw new Error('There is no site to serve');
  const pageOf = (id: string, kind: Parameters<typeof pageFile>[1]) =>
    readFileSync(join(folder, pageFile(id, kind)), 'utf8');
  return {
    release,
    sites: [first, ...others],
    places: PLACES,
    headers: headersByKind(sites, pageOf),
    proxies: PROXIES,
    returnAddress: RETURN_ADDRESS.source.replaceAll('\\/', '/'),
    health: '/healthz',
    types: TYPES,
    files: servedFiles(setContentTimes(folder)),
  };
}

/** Packed files belong to those that they are made from. */
function servedFiles(states: ReadonlyMap<string, FileState>): Record<string, ServedFile> {
  const isPacked = (path: string) =>
    PACKINGS.some(({ ending }) => path.endsWith(ending) && states.has(path.slice(0, -ending.length)));
  const plain = [...states].filter(([path]) => !isPacked(path));
  return Object.fromEntries(
    plain.map(([path, state]) => {
      const packed = PACKINGS.flatMap(({ name, ending }) => {
        const found = states.get(`${path}${ending}`);
        return found === undefined ? [] : [[name, found] as const];
      });
      return [path, { ...state, ...Object.fromEntries(packed) }];
    }),
  );
}
