import type { SiteLayout } from './layout.ts';

/** How the parts of the entry page are put together. */
export const COMPOSITIONS = [
  'split',
  'letterhead',
  'noticeboard',
  'card',
  'poster',
  'window',
  'banner',
] as const;
export type Composition = (typeof COMPOSITIONS)[number];

/** The form of edges, buttons, icons, tickets and dividers on all pages. */
export const SHAPES = ['rounded', 'engraved', 'leaf', 'stamp', 'block', 'tab'] as const;
export type Shape = (typeof SHAPES)[number];

/** What tells a brand from the others while its logo is covered. No two brands have both in common. */
export interface Look {
  readonly composition: Composition;
  readonly shape: Shape;
}

/** The composition of a layout that does not allow the site's own. */
export const COMMON_COMPOSITION: Readonly<Record<SiteLayout, Composition>> = {
  classic: 'split',
  modern: 'split',
  restaurant: 'banner',
};

/** The banner belongs to the restaurant layout (product 2.8), which has no other composition. */
export function allows(layout: SiteLayout, composition: Composition): boolean {
  return (composition === 'banner') === (COMMON_COMPOSITION[layout] === 'banner');
}

/** The operator may set another layout (product 2.3), which the site's composition may not fit. */
export function shownComposition({
  layout,
  composition,
}: Pick<Look, 'composition'> & { readonly layout: SiteLayout }): Composition {
  return allows(layout, composition) ? composition : COMMON_COMPOSITION[layout];
}
