import type { Variation } from '#domain/site/variation.ts';

/** A variation without differences from its site. */
export function aVariation(about: Partial<Variation> = {}): Variation {
  return {
    urlName: 'birthday',
    name: 'Birthday',
    voucherCategory: null,
    distribution: null,
    heading: null,
    text: null,
    keyVisualImage: null,
    logo: null,
    brandingColor: null,
    ...about,
  };
}
