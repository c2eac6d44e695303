import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { contrastTable } from '#workshop/server/contrastTable.ts';

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
