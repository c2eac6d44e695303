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

it('shows nothing where the person has not allowed it', async () => {
  await aWall();
  expect(wayBack()).toBeNull();
});

it('shows what the device remembers, without shops that this wall does not have', async () => {
  await aWall('/shops', { remembered: { recent: ['3', 'gone', '1'], favourites: ['2', 'gone'] } });
  expect(screen.getByText(say('wall.remembered.title', { number: 3 }))).toBeInTheDocument();
  expect(strip('wall.remembered.recent')).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(strip('wall.remembered.favourites')).toEqual(['Blattgold']);
});

it('leaves a row out that has nothing to show, but not the way to take the permission back', async () => {
  await aWall('/shops', { remembered: { recent: ['gone'], favourites: [] } });
  expect(strip('wall.remembered.recent')).toBeNull();
  expect(strip('wall.remembered.favourites')).toBeNull();
  expect(wayBack()).toBeInTheDocument();
});

it('forgets everything on request, and the focus is not lost', async () => {
  const { device } = await aWall('/shops', { remembered: { recent: ['3'], favourites: ['3'] } });
  await act(async () => fireEvent.click(screen.getByText(say('wall.remembered.forget'))));
  expect(device.kept.read('rememberedShops')).toBeNull();
  expect(wayBack()).toBeNull();
  expect(document.body).not.toHaveFocus();
});

it('hears of what another tab remembers or forgets', async () => {
  const { device } = await aWall('/shops', { remembered: { recent: [], favourites: ['3'] } });
  await act(async () => device.kept.write('rememberedShops', { recent: [], favourites: ['2', '3'] }));
  expect(strip('wall.remembered.favourites')).toEqual(['Blattgold', 'Allerlei']);
  await act(async () => device.kept.forget('rememberedShops'));
  expect(wayBack()).toBeNull();
});

it('steps back while something narrows the wall, and below the code field', async () => {
  const remembered = { recent: ['3'], favourites: [] };
  const { router } = await aWall('/shops?categories=1', { remembered });
  expect(wayBack()).toBeNull();
  await act(() => router.navigate('/shops'));
  expect(wayBack()).not.toBeNull();
});

it('is not shown below the code field', async () => {
  await aWall('/', { remembered: { recent: ['3'], favourites: [] }, over: 'entry' });
  expect(wayBack()).toBeNull();
});

it('asks for its shops alone where the wall comes in pages', async () => {
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
