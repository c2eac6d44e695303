import type { SiteLayout } from '#domain/site/layout.ts';
import type { Surfaces } from './deriveTheme.ts';

/** The device's preference, or `light` if the site has no dark colours. */
export type Scheme = 'light' | 'dark';

/** Page, sheets, quiet panels. Duplicates `ui/styles/tokens`; a test compares them. */
export const SURFACES: Readonly<Record<Scheme, Readonly<Record<SiteLayout, Surfaces>>>> = {
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
