import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { anApp } from '#tests/data/anApp.ts';
import type { Answer } from '#tests/data/answers.ts';
import { anEarlyPage } from '#tests/data/earlyPage.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { pending } from '#tests/data/pending.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

beforeEach(framesAtOnce);

const SHOPS = Array.from({ length: 20 }, (_, id) => aShop({ id: String(id), name: `Shop ${id}` }));

async function aWall(over: 'shops' | 'entry', stands = true) {
  const early = { ...anEarlyPage({ stands }), hold: vi.fn(), release: vi.fn() };
  const { services, apis } = await anApp({ locale: 'en', early });
  const answer = pending<Answer<readonly Shop[]>>();
  Object.assign(apis.shop, { wall: () => answer.promise });
  await show(services, <WallSection labelledBy="x" headingLevel={2} over={over} />);
  return { early, loads: () => act(async () => answer.answer(done(SHOPS))) };
}

const tiles = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/shops/'));

it('holds the early page until the shops are loaded, and then renders as many of them at once', async () => {
  const { early, loads } = await aWall('shops');
  expect(early.hold).toHaveBeenCalled();
  expect(early.release).not.toHaveBeenCalled();
  await loads();
  expect(early.release).toHaveBeenCalledOnce();
  expect(tiles().length).toBeGreaterThanOrEqual(12);
});

it('does not hold the early page of the entry', async () => {
  const { early, loads } = await aWall('entry');
  await loads();
  expect(early.hold).not.toHaveBeenCalled();
});
