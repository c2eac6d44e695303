import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { switchedOn } from '#tests/data/site.ts';
import { WALL, aWall } from '../wall/aFilteredWall.tsx';

beforeEach(framesAtOnce);

const strip = (key: 'wall.remembered.recent' | 'wall.remembered.favourites') => {
  const list = screen.queryByRole('list', { name: say(key), hidden: true });
  return (
    list &&
    within(list)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent)
  );
};
const wayBack = () => screen.queryByText(say('wall.remembered.forget'));

it('shows nothing without permission', async () => {
  await aWall();
  expect(wayBack()).toBeNull();
});

it('shows the remembered shops that this wall has', async () => {
  await aWall('/shops', { remembered: { recent: ['3', 'gone', '1'], favourites: ['2', 'gone'] } });
  expect(screen.getByText(say('wall.remembered.title', { number: 3 }))).toBeInTheDocument();
  expect(strip('wall.remembered.recent')).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(strip('wall.remembered.favourites')).toEqual(['Blattgold']);
});

it('hides an empty row, but not the button that withdraws the permission', async () => {
  await aWall('/shops', { remembered: { recent: ['gone'], favourites: [] } });
  expect(strip('wall.remembered.recent')).toBeNull();
  expect(strip('wall.remembered.favourites')).toBeNull();
  expect(wayBack()).toBeInTheDocument();
});

it('forgets all remembered shops on request, without losing the focus', async () => {
  const { device } = await aWall('/shops', { remembered: { recent: ['3'], favourites: ['3'] } });
  await act(async () => fireEvent.click(screen.getByText(say('wall.remembered.forget'))));
  expect(device.kept.read('rememberedShops')).toBeNull();
  expect(wayBack()).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('follows what another tab remembers or forgets', async () => {
  const { device } = await aWall('/shops', { remembered: { recent: [], favourites: ['3'] } });
  await act(async () => device.kept.write('rememberedShops', { recent: [], favourites: ['2', '3'] }));
  expect(strip('wall.remembered.favourites')).toEqual(['Blattgold', 'Allerlei']);
  await act(async () => device.kept.forget('rememberedShops'));
  expect(wayBack()).toBeNull();
});

it('is hidden while a filter narrows the wall', async () => {
  const remembered = { recent: ['3'], favourites: [] };
  const { router } = await aWall('/shops?categories=1', { remembered });
  expect(wayBack()).toBeNull();
  await act(() => router.navigate('/shops'));
  expect(wayBack()).not.toBeNull();
});

it('is hidden on the entry', async () => {
  await aWall('/', { remembered: { recent: ['3'], favourites: [] }, over: 'entry' });
  expect(wayBack()).toBeNull();
});

it('requests only the remembered shops if the wall has pages', async () => {
  const { apis } = await aWall('/shops', {
    remembered: { recent: ['3'], favourites: ['2'] },
    switches: switchedOn('usePaginatedShopList'),
    shops: { wallPages: Array.from({ length: 2 }, () => done({ shops: WALL, total: 3 })) },
  });
  expect(strip('wall.remembered.recent')).toEqual(['Allerlei']);
  expect(strip('wall.remembered.favourites')).toEqual(['Blattgold']);
  expect(apis.shop.askedWallPages).toContainEqual(
    expect.objectContaining({ filter: expect.objectContaining({ shopIds: ['2', '3'] }) as unknown }),
  );
});
