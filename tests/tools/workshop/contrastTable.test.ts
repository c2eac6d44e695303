import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { contrast } from '#ui/theme/colour.ts';
import { contrastTable } from '#workshop/server/contrastTable.ts';

it('proposes the nearest colour that passes for a pale one', () => {
  const [row] = contrastTable({ brandingColor: '#ffd400', layout: 'modern' }).light;
  expect(row).toMatchObject({ passes: false, needed: 4.5, nearest: { field: 'actionColor' } });
  const nearest = row?.nearest?.colour ?? '';
  expect(contrast('#ffffff', nearest)).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#ffffff', nearest)).toBeLessThan(4.7);
  expect(
    contrastTable({ brandingColor: '#ffd400', actionColor: nearest, layout: 'modern' }).light[0],
  ).toMatchObject({
    passes: true,
  });
});

it('proposes it for the colour of buttons, if the brand has one', () => {
  const [row] = contrastTable({ brandingColor: '#ffd400', actionColor: '#f0a000', layout: 'classic' }).light;
  expect(row).toMatchObject({ passes: false, ground: '#f0a000', nearest: { field: 'actionColor' } });
});

it('asks nothing of white text where buttons have dark text', () => {
  const { light } = contrastTable({ brandingColor: '#ffd400', actionColor: null, layout: 'modern' });
  expect(light.every(({ passes }) => passes)).toBe(true);
  expect(light[0]).toMatchObject({ colour: '#1a1a1a', ground: '#ffd400' });
});

it.each(SITES.map((site) => [site.id, site] as const))(
  'derives only readable colours for %s',
  (_id, site) => {
    const { light, dark } = contrastTable({ actionColor: null, ...site });
    expect([...light.slice(1), ...dark].filter(({ passes }) => !passes)).toEqual([]);
  },
);
