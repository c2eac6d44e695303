import { type Composition, shownComposition } from '#domain/site/look.ts';
import type { SiteLayout } from '#domain/site/layout.ts';
import type { Site } from '#domain/site/site.ts';

/** What a layout decides besides its design tokens. `Frame` sets composition and slots as data attributes. */
export interface LayoutProfile {
  readonly composition: Composition;
  /** Shop tile on the wall: framed logo, logo on a tint, or a wide row with the shop's categories. */
  readonly tile: 'box' | 'tint' | 'row';
  readonly filters: 'rail' | 'chips' | 'tabs';
  readonly nav: 'bar' | 'compact' | 'centred';
}

const SLOTS: Readonly<Record<SiteLayout, Omit<LayoutProfile, 'composition'>>> = {
  classic: { tile: 'box', filters: 'rail', nav: 'bar' },
  modern: { tile: 'tint', filters: 'chips', nav: 'compact' },
  restaurant: { tile: 'row', filters: 'tabs', nav: 'centred' },
};

export function layoutProfileOf(site: Pick<Site, 'layout' | 'composition'>): LayoutProfile {
  return { ...SLOTS[site.layout], composition: shownComposition(site) };
}
