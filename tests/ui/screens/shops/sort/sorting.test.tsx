import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { say, saying } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVoucher, aSession } from '#tests/data/voucher.ts';
import { aWall, tiles } from '../wall/aFilteredWall.tsx';

beforeEach(framesAtOnce);

const field = () => screen.queryByRole('combobox', { name: saying('wall.sort.label') });
const choose = (value: string) =>
  act(async () => fireEvent.change(field() as HTMLElement, { target: { value } }));

it('sorts from A to Z on request, writes it into the address, and resets it', async () => {
  const { address } = await aWall('/shops?utm_source=mail');
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus', 'Blattgold']);
  await choose('name');
  expect(tiles()).toEqual(['Allerlei', 'Blattgold', 'Hemdenhaus']);
  expect(address()).toBe('?utm_source=mail&sort=name');
  await choose('fits');
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus', 'Blattgold']);
  expect(address()).toBe('?utm_source=mail');
});

it('takes the order from the address, and keeps it with a filter and in links to shops', async () => {
  const { address, router } = await aWall('/shops?sort=name');
  expect(tiles()).toEqual(['Allerlei', 'Blattgold', 'Hemdenhaus']);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^Fashion/ })));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus']);
  expect(address()).toBe('?sort=name&categories=1');
  expect(screen.getByRole('link', { name: 'Allerlei' })).toHaveAttribute(
    'href',
    '/shops/3/allerlei?sort=name&categories=1',
  );
  await act(() => router.navigate('/shops'));
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus', 'Blattgold']);
});

it('is replaced by the best match while a name is typed, and returns afterwards', async () => {
  await aWall('/shops?sort=name&name=o');
  expect(tiles()).toEqual(['Blattgold']);
  expect(field()).toBeNull();
  expect(screen.getByText(say('wall.sort.match'))).toBeInTheDocument();
  await act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } }));
  expect(field()).toHaveValue('name');
});

it('does not split the alphabetical order by the balance, nor offer to', async () => {
  await aWall('/shops', {
    session: aSession({ voucher: aVoucher({ balanceInCent: 5_00 }) }),
    switches: switchedOn('redeemValueChooseable'),
  });
  expect(screen.getByText(say('wall.dearer'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: say('wall.fits') })).toBeInTheDocument();
  await choose('name');
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
  expect(screen.queryByRole('button', { name: say('wall.fits') })).toBeNull();
  expect(tiles()).toEqual(['Allerlei', 'Blattgold', 'Hemdenhaus']);
});

it('is not offered on the entry', async () => {
  await aWall('/?sort=name', { over: 'entry' });
  expect(field()).toBeNull();
  expect(tiles()).toEqual(['Allerlei', 'Hemdenhaus', 'Blattgold']);
});
