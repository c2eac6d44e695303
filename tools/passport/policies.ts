import type { Site } from '#domain/site/site.ts';
import { headersByKind, type PageOf } from '../build/headersByKind.ts';
import { sha256 } from './files.ts';

export interface PagePolicy {
  readonly site: string;
  /** Files, a zone, a page with a file of its own, or the map's worker. */
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the headers' lines, `Name: value` each, in this order. */
  readonly sha256: string;
}

/** The security headers of files and of each kind of page on each site, as every server gets them from the same build. */
export function pagePolicies(sites: readonly Site[], pageOf: PageOf): PagePolicy[] {
  const kinds = Object.entries(headersByKind(sites, pageOf));
  return sites.flatMap(({ id: site }) =>
    kinds.map(([kind, { common, own }]) => {
      const sent = Object.entries({ ...common, ...own[site] }).filter(([, value]) => value !== '');
      const lines = sent.map(([name, value]) => `${name}: ${value}\n`).join('');
      return { site, kind, headers: Object.fromEntries(sent), sha256: sha256(lines) };
    }),
  );
}
