import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '#ui/theme/colour.ts';
import { DEFAULT_BRANDING_COLOR, deriveTheme } from '#ui/theme/deriveTheme.ts';
import { SURFACES } from '#ui/theme/surfaces.ts';

const read = (name: string) => readFileSync(`ui/styles/tokens/_${name}.scss`, 'utf8');

/** The custom properties of a stylesheet's text that are plain colours. */
function coloursIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/(--[\w-]+):\s*#([0-9a-f]{3,8});/g)];
  return Object.fromEntries<string>(
    found.map(([, name = '', hex = '']): [string, string] => [
      name,
      hex.length === 3 ? `#${hex.replace(/./g, '$&$&')}` : `#${hex}`,
    ]),
  );
}

const roles = coloursIn(read('roles'));
const [, classic = '', modern = '', restaurant = ''] = read('layouts').split(/^\[data-layout=[^{]*\{/m);
const layouts = {
  classic: { ...roles, ...coloursIn(classic) },
  modern: { ...roles, ...coloursIn(modern) },
  restaurant: { ...roles, ...coloursIn(restaurant) },
};

describe.each(Object.entries(layouts))('the tokens of %s', (layout, tokens) => {
  const surfaces = SURFACES[layout as keyof typeof layouts];
  const value = (name: string) => tokens[name] ?? `no ${name}`;

  it('have the surfaces that the theme is derived for', () => {
    expect([value('--surface'), value('--surface-raised'), value('--surface-sunken')]).toEqual([...surfaces]);
  });

  it('keep ink readable and control edges visible on every surface', () => {
    for (const ground of [...surfaces, value('--field')]) {
      expect(contrast(value('--ink'), ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(value('--ink-soft'), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(value('--line-strong'), ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(['error', 'warning', 'success', 'info'])(
    'keep %s readable on its own and on all surfaces',
    (state) => {
      for (const ground of [...surfaces, value(`--${state}-surface`)]) {
        expect(contrast(value(`--${state}`), ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(value('--ink'), value(`--${state}-surface`))).toBeGreaterThanOrEqual(7);
      }
    },
  );

  it('keep soft ink readable on the tints of the strongest brands', () => {
    for (const brand of ['#000000', '#0000ff', '#ff0000', '#008000', DEFAULT_BRANDING_COLOR]) {
      const theme = deriveTheme(brand, surfaces);
      expect(contrast(value('--ink-soft'), theme['--brand-tint-8'] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('hold the default brand as deriveTheme would write it', () => {
  const written = deriveTheme(DEFAULT_BRANDING_COLOR, SURFACES.classic);
  const inTokens = Object.fromEntries(Object.entries(roles).filter(([name]) => name.startsWith('--brand-')));
  expect(inTokens).toEqual(written);
});
