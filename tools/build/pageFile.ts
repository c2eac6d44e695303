import { patternOf } from '#domain/route/zone.ts';
import type { PageKind } from '#src/early/plan.ts';

/** The pages that the build writes for each site: the entry, the page of a shop's code, and the wall. */
export const PAGE_KINDS: readonly PageKind[] = ['entry', 'code', 'wall'];

export function pageFile(id: string, kind: PageKind = 'entry'): string {
  return kind === 'entry' ? `pages/${id}.html` : `pages/${id}.${kind}.html`;
}

/** The paths of the other kinds of pages. */
export const KIND_PATHS = {
  code: `^/${patternOf('/merchantcode/:redeemLinkToken')}/*$`,
  wall: `^/${patternOf('/shops')}/*$`,
} as const satisfies Record<Exclude<PageKind, 'entry'>, string>;

export function pageKindOf(path: string): PageKind {
  return (
    PAGE_KINDS.find((kind) => kind !== 'entry' && new RegExp(KIND_PATHS[kind], 'i').test(path)) ?? 'entry'
  );
}
