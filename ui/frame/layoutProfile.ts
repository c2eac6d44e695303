import type { Layout } from '#domain/site/site.ts';

/** What a layout decides besides its design tokens. `Frame` sets the four slots as data attributes. */
export interface LayoutProfile {
  readonly layout: Layout;
  /** Entry page: form beside the picture, form card over a tinted area, or form below a banner. */
  readonly hero: 'split' | 'bleed' | 'banner';
  /** Shop tile on the wall: framed logo, logo on a tint, or a wide row with the shop's categories. */
  readonly tile: 'box' | 'tint' | 'row';
  readonly filters: 'rail' | 'chips' | 'tabs';
  readonly nav: 'bar' | 'compact' | 'centred';
}

const PROFILES: Readonly<Record<Layout, LayoutProfile>> = {
  classic: { layout: 'classic', hero: 'split', tile: 'box', filters: 'rail', nav: 'bar' },
  modern: { layout: 'modern', hero: 'bleed', tile: 'tint', filters: 'chips', nav: 'compact' },
  restaurant: { layout: 'restaurant', hero: 'banner', tile: 'row', filters: 'tabs', nav: 'centred' },
};

export function layoutProfileOf(layout: Layout): LayoutProfile {
  return PROFILES[layout];
}
