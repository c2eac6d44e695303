import { expect, it } from 'vitest';
import { allows, COMMON_COMPOSITION, COMPOSITIONS, shownComposition } from '#domain/site/look.ts';
import { LAYOUTS } from '#domain/site/layout.ts';

it('allows the banner in the restaurant layout only, and nothing else there', () => {
  expect(COMPOSITIONS.filter((each) => allows('restaurant', each))).toEqual(['banner']);
  for (const layout of ['classic', 'modern'] as const)
    expect(COMPOSITIONS.filter((each) => !allows(layout, each))).toEqual(['banner']);
});

it('has a default composition for each layout', () => {
  for (const layout of LAYOUTS) expect(allows(layout, COMMON_COMPOSITION[layout])).toBe(true);
});

it.each([
  ['classic', 'poster', 'poster'],
  ['modern', 'poster', 'poster'],
  ['restaurant', 'poster', 'banner'],
  ['restaurant', 'banner', 'banner'],
  ['modern', 'banner', 'split'],
] as const)('shows the %s layout with the composition %s as %s', (layout, composition, shown) => {
  expect(shownComposition({ layout, composition })).toBe(shown);
});
