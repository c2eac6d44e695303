import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

beforeEach(framesAtOnce);
afterEach(() => vi.useRealTimers());

it('announces how many shops are left once typing has paused, not at every letter', async () => {
  const shops = ['Bücherwurm', 'Blattgold', 'Juwelia'].map((name, id) => aShop({ id: String(id), name }));
  const { services } = await anApp({ locale: 'en', shops: { walls: [done(shops)] } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show(services, <WallSection labelledBy="x" headingLevel={2} over="shops" />);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(say('wall.count', { count: 3 }))).toBeInTheDocument();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b' } });
  const left = saying('wall.countOf', { found: 2, count: 3 });
  // First the pause after typing, then that of the announcement.
  await act(() => vi.advanceTimersByTimeAsync(250));
  await act(() => vi.advanceTimersByTimeAsync(350));
  expect(screen.queryByText(left)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText(left)).toBeInTheDocument();
});
