import { expect, it } from 'vitest';
import { deriveTheme } from '#ui/theme/deriveTheme.ts';
import { SURFACES } from '#ui/theme/surfaces.ts';
import { themeCss } from '#ui/theme/themeCss.ts';

const css = themeCss('gb', { brandingColor: '#8e2a8b', layout: 'modern' });
const [byDay = '', inTheDark = ''] = css.split('@media screen and (prefers-color-scheme:dark)');

it('writes all colours of a brand under its selector', () => {
  expect(byDay).toMatch(/^\[data-brand='gb'\]\{/);
  for (const [property, colour] of Object.entries(deriveTheme('#8e2a8b', SURFACES.light.modern))) {
    expect(byDay).toContain(`${property}:${colour}`);
  }
});

it('writes for the dark scheme only what differs', () => {
  const [light, dark] = [SURFACES.light.modern, SURFACES.dark.modern].map((grounds) =>
    deriveTheme('#8e2a8b', grounds),
  );
  const written = Object.fromEntries<string>(
    [...inTheDark.matchAll(/(--[\w-]+):(#\w+)/g)].map(([, property = '', colour = '']) => [property, colour]),
  );
  expect({ ...light, ...written }).toEqual(dark);
  expect(written).not.toHaveProperty('--brand-fill');
});

it('leaves a site that opted out of dark colours unchanged', () => {
  expect(inTheDark).toMatch(/^\{\[data-brand='gb'\]:not\(\[data-dark='off'\]\)\{/);
});
