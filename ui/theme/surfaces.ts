import type { Layout } from '#domain/site/site.ts';
import type { Surfaces } from './deriveTheme.ts';

/**
 * Background colours of each layout: page, sheets, quiet panels. The same as in `ui/styles/tokens`; a test compares
 * them.
 */
export const SURFACES: Readonly<Record<Layout, Surfaces>> = {
  classic: ['#f6f6f4', '#ffffff', '#ecece8'],
  modern: ['#ffffff', '#ffffff', '#f4f4f6'],
  restaurant: ['#faf7f2', '#fffdfa', '#f1ebe1'],
};
