import { expect, it } from 'vitest';
import { type Variation, varied } from '#domain/site/variation.ts';
import { aSite } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';

it('leaves a site without a variation as it is', () => {
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
])('takes its %s', (field, said, shown) => {
  expect(varied(aSite(), aVariation({ [field]: said }))[field]).toEqual(shown);
});

it('does not crop its picture as the site’s own must be', () => {
  const focus = { left: 0.4, top: 0.2, right: 0.9, bottom: 0.8 };
  const site = aSite({ keyVisualImage: '/a.svg', keyVisualFocus: focus, keyVisualDeskImage: '/wide.svg' });
  expect(varied(site, aVariation({ keyVisualImage: '/b.svg' }))).toMatchObject({
    keyVisualImage: '/b.svg',
    keyVisualFocus: null,
    keyVisualDeskImage: null,
  });
  expect(varied(site, aVariation())).toEqual(site);
});

it('leaves the site’s own where the variation says nothing', () => {
  const site = aSite({ brandingColor: '#123456', keyVisualImage: '/brands/own.svg', distribution: 'OWN' });
  expect(varied(site, aVariation())).toEqual(site);
});

it.each(['heading', 'text'])(
  'shows a %s of its own also where the site shows none over its picture',
  (field) => {
    const site = aSite();
    expect(site.switches.showKeyVisualText).toBe(false);
    expect(varied(site, aVariation({ [field]: 'Time for yourself' })).switches.showKeyVisualText).toBe(true);
  },
);
