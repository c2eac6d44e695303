import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { aSession } from '#tests/data/voucher.ts';
import { ShopsView } from '#ui/screens/shops/wall/ShopsView.tsx';

async function aPage(about: Parameters<typeof anApp>[0]) {
  const app = await anApp({ locale: 'en', shops: { walls: [done([aShop()])] }, ...about });
  await show(app.services, <ShopsView />, { at: '/shops?n=book' });
}

const invite = () => screen.queryByRole('link', { name: say('wall.invite.enter') });

it('links from a wall without a voucher to the code field, and keeps the filter', async () => {
  await aPage({});
  expect(invite()).toHaveAttribute('href', '/?n=book');
});

it('is hidden while a voucher is in use', async () => {
  await aPage({ session: aSession() });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(invite()).toBeNull();
});
