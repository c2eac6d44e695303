import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/theme/colour.ts';
import { DEFAULT_BRANDING_COLOR, deriveTheme, type Surfaces, type Theme } from '#ui/theme/deriveTheme.ts';
import { type Scheme, SURFACES } from '#ui/theme/surfaces.ts';
import { SITES } from '#sites/index.ts';

const WHITE: Surfaces = ['#ffffff', '#f6f6f4'];
const DARK: Surfaces = ['#16181d', '#1f2228'];

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const GROUNDS: readonly Surfaces[] = [
  WHITE,
  DARK,
  ...Object.values(SURFACES).flatMap((layouts) => Object.values(layouts)),
];

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

function expectReadable(theme: Theme, surfaces: Surfaces) {
  const value = (name: keyof Theme) => theme[name] ?? 'absent';
  const grounds = [...surfaces, value('--brand-tint-8'), value('--brand-tint-16')];
  for (const ground of grounds) expect(contrast(value('--brand-text'), ground)).toBeGreaterThanOrEqual(4.5);
  for (const ground of surfaces) expect(contrast(value('--brand-edge'), ground)).toBeGreaterThanOrEqual(3);
  for (const fill of ['fill', 'hover', 'pressed'] as const) {
    expect(contrast(value('--brand-on-fill'), value(`--brand-${fill}`))).toBeGreaterThanOrEqual(4.5);
  }
  for (const shade of ['light-15', 'light-35', 'dark-25'] as const) {
    expect(contrast(value(`--brand-on-${shade}`), value(`--brand-${shade}`))).toBeGreaterThanOrEqual(4.5);
  }
}

describe('deriveTheme', () => {
  it.each([
    ['#d32b2d', '#e16a6b #f2bfbf #691516', '#ffffff', '#c10f1c #aa0014', '#c81c23', '#d32b2d', '#f7514c'],
    ['#ffd400', '#ffe14d #fff2b3 #806a00', '#1a1a1a', '#ecc400 #d9b400', '#846d00', '#a78a00', '#ffd400'],
    ['#d9d9d9', '#ffffff #ffffff #999999', '#1a1a1a', '#c9c9c9 #b9b9b9', '#707070', '#8e8e8e', '#d9d9d9'],
    ['#0a2a5e', '#1149a3 #3177e9 #000000', '#ffffff', '#001c4f #001239', '#0a2a5e', '#0a2a5e', '#678cc8'],
    ['#3c9d4e', '#62c374 #acdfb6 #194120', '#1a1a1a', '#4dad5d #5ebd6c', '#0b7b2d', '#3c9d4e', '#43a354'],
  ])('derives the expected colours from %s', (brand, shades, onFill, pressable, text, edge, darkText) => {
    const theme = deriveTheme(brand, WHITE);
    expect(theme).toMatchObject({ '--brand-fill': brand, '--brand-on-fill': onFill });
    expect(`${theme['--brand-light-15']} ${theme['--brand-light-35']} ${theme['--brand-dark-25']}`).toBe(
      shades,
    );
    expect(`${theme['--brand-hover']} ${theme['--brand-pressed']}`).toBe(pressable);
    expect(theme).toMatchObject({ '--brand-text': text, '--brand-edge': edge });
    expect(deriveTheme(brand, DARK)['--brand-text']).toBe(darkText);
  });

  it('is readable for every colour on every layout in both schemes', () => {
    fc.assert(
      fc.property(colours, fc.constantFrom(...GROUNDS), (brand, surfaces) => {
        expectReadable(deriveTheme(brand, surfaces), surfaces);
      }),
      {
        numRuns: 1500,
        examples: [
          ['#777777', WHITE],
          ['#767676', WHITE],
          ['#000000', DARK],
          ['#ffffff', WHITE],
        ],
      },
    );
  });

  it('gives hover and press other colours than the fill, for every colour', () => {
    fc.assert(
      fc.property(colours, (brand) => {
        const theme = deriveTheme(brand, WHITE);
        expect(theme['--brand-hover']).not.toBe(theme['--brand-fill']);
        expect(theme['--brand-pressed']).not.toBe(theme['--brand-hover']);
      }),
      { examples: [['#000000'], ['#030303'], ['#ffffff'], ['#0a0a0a']] },
    );
  });

  it.each(SITES.flatMap((site) => SCHEMES.map((scheme) => [site.id, scheme, site] as const)))(
    'passes AA for the brand of %s, %s',
    (_id, scheme, { brandingColor, actionColor, layout }) => {
      const surfaces = SURFACES[scheme][layout];
      const theme = deriveTheme(brandingColor, surfaces, actionColor);
      expect(theme['--brand-fill']).toBe(actionColor ?? brandingColor);
      expectReadable(theme, surfaces);
    },
  );

  it('keeps the fill and its text colour in both schemes', () => {
    fc.assert(
      fc.property(colours, (brand) => {
        const [light, dark] = [deriveTheme(brand, WHITE), deriveTheme(brand, DARK)];
        for (const role of ['fill', 'on-fill', 'hover', 'pressed'] as const) {
          expect(dark[`--brand-${role}`]).toBe(light[`--brand-${role}`]);
        }
      }),
    );
  });

  it('uses the action colour for fills and text, and the brand colour for tints', () => {
    const [plain, other] = [deriveTheme('#d5d9de', WHITE), deriveTheme('#d5d9de', WHITE, '#46525f')];
    expect(other).toMatchObject({
      '--brand-fill': '#46525f',
      '--brand-on-fill': '#ffffff',
      '--brand-text': '#46525f',
      '--brand-tint-8': plain['--brand-tint-8'],
      '--brand-light-15': plain['--brand-light-15'],
    });
    fc.assert(
      fc.property(colours, colours, fc.constantFrom(...GROUNDS), (brand, action, surfaces) => {
        expectReadable(deriveTheme(brand, surfaces, action), surfaces);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['', 'red', '#12', '#12345', '#1234567', 'rgb(1,2,3)', '#d32b2g', 'url(x)'])(
    'uses the default for the invalid colour %j',
    (broken) => {
      expect(deriveTheme(broken, WHITE)).toEqual(deriveTheme(DEFAULT_BRANDING_COLOR, WHITE));
    },
  );

  it('accepts short and upper-case notations', () => {
    expect(deriveTheme(' #FD0 ', WHITE)).toEqual(deriveTheme('#ffdd00', WHITE));
  });
});
