import { expect, it } from 'vitest';
import { freePorts } from '#tools/machine/freePorts.ts';

it.each([
  [4173, 30, 4190],
  [6660, 10, 6669],
])('gives out no port that browsers refuse, from %i on', async (first, count, refused) => {
  const start = await freePorts(first, count);
  expect(start).toBeGreaterThan(refused);
});

it('gives out the wanted ports if they are free', async () => {
  const start = await freePorts(49_200, 3);
  expect(await freePorts(start, 3)).toBe(start);
});
