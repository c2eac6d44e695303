import type { Site } from '#domain/site/site.ts';
import type { PageKind } from '#src/early/plan.ts';
import type { HeaderKind, KindHeaders } from '../serving/table.ts';
import { securityHeaders } from './csp.ts';
import { pageKindOf } from './pageFile.ts';
import { isPagePath } from './paths.ts';
import { placeAt } from './place.ts';

/** A path of each kind; the headers of pages and of the map's worker depend on the site. */
const PATHS: Readonly<Record<HeaderKind, string>> = {
  file: '/licences.txt',
  plain: '/prepaid',
  payment: '/prepaid/checkout',
  'third-party': '/',
  code: '/merchantcode/-',
  wall: '/shops',
  'map-worker': '/js/map-worker.00000000.js',
};

export type PageOf = (id: string, kind: PageKind) => string;

/** The security headers of each kind on each site. */
export function headersByKind(sites: readonly Site[], pageOf: PageOf): Record<HeaderKind, KindHeaders> {
  const all = Object.entries(PATHS).map(([kind, path]) => [kind, headersOf(sites, path, pageOf)] as const);
  return Object.fromEntries(all) as Record<HeaderKind, KindHeaders>;
}

function headersOf(sites: readonly Site[], path: string, pageOf: PageOf): KindHeaders {
  const sent = sites.map((site) => {
    const html = isPagePath(path) ? pageOf(site.id, pageKindOf(path)) : '';
    return [site.id, securityHeaders(html, placeAt(path, site))] as const;
  });
  const names = [...new Set(sent.flatMap(([, headers]) => Object.keys(headers)))];
  const isCommon = (name: string) => new Set(sent.map(([, headers]) => headers[name] ?? '')).size === 1;
  const [first] = sent;
  return {
    common: Object.fromEntries(names.filter(isCommon).map((name) => [name, first?.[1][name] ?? ''])),
    own: Object.fromEntries(
      sent.map(([id, headers]) => [
        id,
        Object.fromEntries(
          names.filter((name) => !isCommon(name)).map((name) => [name, headers[name] ?? '']),
        ),
      ]),
    ),
  };
}
