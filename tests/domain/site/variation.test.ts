import { expect, it } from 'vitest';
import { type Variation, varied } from '#domain/site/variation.ts';
import { aSite } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';

it('leaves a site without a variation unchanged', () => {
  const site = aSite();
  expect(varied(site, null)).toBe(site);
});

it.each<[keyof Variation & keyof ReturnType<typeof aSite>, unknown, unknown]>([
  ['voucherCategory', 37, 37],
  ['distribution', 'BONUS', 'BONUS'],
  ['heading', 'Happy birthday', { words: 'Happy birthday' }],
  ['text', 'Choose something nice.', { words: 'Choose something nice.' }],
  ['keyVisualImage', '/brands/birthday.svg', '/brands/birthday.svg'],
  ['logo', '/brands/birthday-logo.svg', '/brands/birthday-logo.svg'],
  ['brandingColor', '#7a2e8e', '#7a2e8e'],
])('replaces the field %s of the site', (field, said, shown) => {
  expect(varied(aSite(), aVariation({ [field]: said }))[field]).toEqual(shown);
});

it('does not apply the site’s crop to its own picture', () => {
  const focus = { left: 0.4, top: 0.2, right: 0.9, bottom: 0.8 };
  const site = aSite({ keyVisualImage: '/a.svg', keyVisualFocus: focus, keyVisualDeskImage: '/wide.svg' });
  expect(varied(site, aVariation({ keyVisualImage: '/b.svg' }))).toMatchObject({
    keyVisualImage: '/b.svg',
    keyVisualFocus: null,
    keyVisualDeskImage: null,
  });
  expect(varied(site, aVariation())).toEqual(site);
});

it('keeps the site’s values where the variation has none', () => {
  const site = aSite({ brandingColor: '#123456', keyVisualImage: '/brands/own.svg', distribution: 'OWN' });
  expect(varied(site, aVariation())).toEqual(site);
});

it.each(['heading', 'text'])('shows its own %s also if the site shows no text over its picture', (field) => {
  const site = aSite();
  expect(site.switches.showKeyVisualText).toBe(false);
  expect(varied(site, aVariation({ [field]: 'Time for yourself' })).switches.showKeyVisualText).toBe(true);
});
