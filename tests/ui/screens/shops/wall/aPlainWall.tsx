import { screen } from '@testing-library/react';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { aShop } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

export const DEAR = aShop({ id: '7', name: 'Juwelia', slug: 'juwelia', voucherValuesInCent: [80_00] });
export const WALL = [DEAR, aShop({ name: 'Bücherwurm' }), aShop({ name: 'Gartenfreund' })];

/** The wall of `/shops` without filters. */
export async function aWall(shops: readonly Shop[] = WALL, about: About = {}) {
  const app = await anApp({ locale: 'en', shops: { walls: [done(shops), done(shops)] }, ...about });
  const shown = await show(
    app.services,
    <section aria-label="Our partner shops">
      <WallSection labelledBy="x" headingLevel={2} over="shops" />
    </section>,
  );
  return { ...app, ...shown };
}

/** The names of the shops, as they are shown. */
export const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
