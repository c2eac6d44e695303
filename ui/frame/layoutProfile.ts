import type { Layout } from '#domain/site/site.ts';

/** What a layout decides besides its tokens: four slots, placed by the frame and styled by its attributes. */
export interface LayoutProfile {
  readonly layout: Layout;
  /** The entry: form beside the visual, form card over a tinted field, or form under a banner. */
  readonly hero: 'split' | 'bleed' | 'banner';
  /** A shop on the wall: framed logo, logo on a tint, or a wide row with its categories. */
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
