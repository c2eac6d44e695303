import type { PageKind } from '#src/early/plan.ts';

/** The pages that the build writes for each site: with its entry, with the card of a shop's code, with its wall. */
export const PAGE_KINDS: readonly PageKind[] = ['entry', 'code', 'wall'];

/** Where a built folder keeps a page of a site. */
export function pageFile(id: string, kind: PageKind = 'entry'): string {
  return kind === 'entry' ? `pages/${id}.html` : `pages/${id}.${kind}.html`;
}

/** The paths at which another page than that of the entry is sent. nginx has the same patterns (`deploy/nginx.conf`). */
export const KIND_PATHS = {
  code: String.raw`^/merchantcode/[^/]+/*$`,
  wall: String.raw`^/shops/*$`,
} as const satisfies Record<Exclude<PageKind, 'entry'>, string>;

/** Which page of a site a path has. */
export function pageKindOf(path: string): PageKind {
  return (
    PAGE_KINDS.find((kind) => kind !== 'entry' && new RegExp(KIND_PATHS[kind], 'i').test(path)) ?? 'entry'
  );
}

/**
 * The addresses of these files, at which nothing is: a page belongs to its site's addresses, and only there comes with
 * the policy that allows its styles and scripts.
 */
export const PAGE_FILES = /^\/+pages\/.+\.html$/;
