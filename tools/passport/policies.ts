import type { Site } from '#domain/site/site.ts';
import { type PageOf, headersByKind } from '../build/nginxHeaders.ts';
import { sha256 } from './files.ts';

export interface PagePolicy {
  readonly site: string;
  /** A zone, a page with a file of its own, or the map's worker. */
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the headers' lines, `Name: value` each, in this order. */
  readonly sha256: string;
}

/** The security headers of each kind of page on each site, as nginx gets them from the same build. */
export function pagePolicies(sites: readonly Site[], pageOf: PageOf): PagePolicy[] {
  const kinds = headersByKind(sites, pageOf);
  return sites.flatMap(({ id: site }) =>
    kinds.map(({ kind, headers: all }) => {
      const sent = all.flatMap(({ name, values }) => {
        const value = values.find(([own]) => own === site)?.[1] ?? '';
        return value === '' ? [] : [[name, value] as const];
      });
      const lines = sent.map(([name, value]) => `${name}: ${value}\n`).join('');
      return { site, kind, headers: Object.fromEntries(sent), sha256: sha256(lines) };
    }),
  );
}
