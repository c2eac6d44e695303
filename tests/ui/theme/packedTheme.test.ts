import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { deriveTheme } from '#ui/theme/deriveTheme.ts';
import { packTheme, unpackTheme } from '#ui/theme/packedTheme.ts';
import { SURFACES } from '#ui/theme/surfaces.ts';

it.each(SITES.map(({ id, layout, brandingColor }) => [id, layout, brandingColor] as const))(
  'gives the theme of %s back as it was packed',
  (_id, layout, brandingColor) => {
    const theme = deriveTheme(brandingColor, SURFACES[layout]);
    expect(unpackTheme(packTheme(theme))).toEqual(theme);
  },
);
