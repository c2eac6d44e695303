import type { Layout } from '#domain/site/site.ts';
import type { Surfaces } from './deriveTheme.ts';

/** What a person's device asks for, or the site if it has no dark colours. */
export type Scheme = 'light' | 'dark';

/**
 * Background colours of each layout: page, sheets, quiet panels. The same as in `ui/styles/tokens`; a test compares
 * them.
 */
export const SURFACES: Readonly<Record<Scheme, Readonly<Record<Layout, Surfaces>>>> = {
  light: {
    classic: ['#f6f6f4', '#ffffff', '#ecece8'],
    modern: ['#ffffff', '#ffffff', '#f4f4f6'],
    restaurant: ['#faf7f2', '#fffdfa', '#f1ebe1'],
  },
  dark: {
    classic: ['#16181d', '#1f2228', '#111317'],
    modern: ['#16181d', '#1f2228', '#272a31'],
    restaurant: ['#1a1613', '#241f1a', '#120f0c'],
  },
};
