import { readFileSync } from 'node:fs';
import { convertHslToRgb, serializeHex } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, type SiteLayout } from '#domain/site/layout.ts';
import { contrast, lightness, mix } from '#ui/theme/colour.ts';
import { DEFAULT_BRANDING_COLOR, deriveTheme } from '#ui/theme/deriveTheme.ts';
import { type Scheme, SURFACES } from '#ui/theme/surfaces.ts';

const read = (name: string) => readFileSync(`ui/styles/tokens/_${name}.scss`, 'utf8');

/** The custom properties of a stylesheet that are plain colours. */
function coloursIn(text: string): Record<string, string> {
  const found = [...text.matchAll(/(--[\w-]+):\s*#([0-9a-f]{3,8});/g)];
  return Object.fromEntries<string>(
    found.map(([, name = '', hex = '']): [string, string] => [
      name,
      hex.length === 3 ? `#${hex.replace(/./g, '$&$&')}` : `#${hex}`,
    ]),
  );
}

/** The rules of a tokens file: the common ones, then the differing ones of classic, modern and restaurant. */
function rulesIn(text: string, opening: RegExp): Record<string, Record<string, string>> {
  const [common = '', ...rest] = text.split(opening);
  const own = rest.map(
    (rule) => [/^\[data-layout='(\w+)'\]/.exec(rule)?.[1] ?? '', coloursIn(rule)] as const,
  );
  return { common: coloursIn(common), ...Object.fromEntries(own) };
}

const light = rulesIn(read('layouts'), /^(?=\[data-layout=)/m);
const dark = rulesIn(read('dark'), /^ {2}(?=\[data-layout=)/m);
const roles = { ...coloursIn(read('roles')), ...light['common'] };

/** By role, the role whose colour it has. */
const aliases = Object.fromEntries(
  [...read('roles').matchAll(/(--[\w-]+):\s*var\((--[\w-]+)\);/g)].map(([, role = '', other = '']) => [
    role,
    other,
  ]),
);

/** The tokens that apply to a page of this layout and scheme. */
const tokensOf = (scheme: Scheme, layout: SiteLayout): Record<string, string> => ({
  ...roles,
  ...light[layout],
  ...(scheme === 'dark' && { ...dark['common'], ...dark[layout] }),
});

const LOOKS = (['light', 'dark'] as const).flatMap((scheme) =>
  LAYOUTS.map((layout) => [scheme, layout] as const),
);

describe.each(LOOKS)('the tokens of %s %s', (scheme, layout) => {
  const tokens = tokensOf(scheme, layout);
  const surfaces = SURFACES[scheme][layout];
  const value = (name: string) => tokens[name] ?? tokens[aliases[name] ?? ''] ?? `no ${name}`;

  it('match the surfaces that the theme is derived for', () => {
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

  it('keep a name readable on plates of logos of every hue, and their plates light', () => {
    const mixins = readFileSync('ui/styles/_mixins.scss', 'utf8');
    const breaths = [...mixins.matchAll(/--breath: (\d+)%/g)].map(([, percent]) => Number(percent));
    const breath = breaths[scheme === 'dark' ? 1 : 0] ?? NaN;
    for (let hue = 0; hue < 360; hue += 1) {
      const vivid = serializeHex(convertHslToRgb({ h: hue, s: 1, l: 0.5 }));
      const plate = mix(vivid, value('--plate'), breath / 100);
      expect(contrast(value('--on-plate'), plate)).toBeGreaterThanOrEqual(7);
      expect(lightness(plate)).toBeGreaterThan(0.8);
    }
  });

  it('keep soft ink readable on the tints of the strongest brands', () => {
    for (const brand of [
      '#000000',
      '#0000ff',
      '#ff0000',
      '#008000',
      '#ffff00',
      '#ffffff',
      DEFAULT_BRANDING_COLOR,
    ]) {
      const theme = deriveTheme(brand, surfaces);
      expect(contrast(value('--ink-soft'), theme['--brand-tint-8'] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
