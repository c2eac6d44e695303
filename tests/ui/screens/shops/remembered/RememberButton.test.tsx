import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { say } from '#tests/data/english.ts';
import { aDialog } from '../shopDetails/aShopDialog.tsx';

const heart = () =>
  screen.getByRole('button', { name: say('shop.remember.markNamed', { shop: 'Bücherwurm' }) });
const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const button = (key: 'shop.remember.allow' | 'shop.remember.notNow') =>
  screen.getByRole('button', { name: say(key) });

it('remembers nothing without permission, and asks for it at the first press', async () => {
  const { device } = await aDialog();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await press(heart());
  expect(screen.getByRole('group', { name: say('shop.remember.question') })).toHaveFocus();
  expect(device.kept.read('rememberedShops')).toBeNull();
  await press(button('shop.remember.allow'));
  expect(device.kept.read('rememberedShops')).toEqual({ recent: ['shop-1'], favourites: ['shop-1'] });
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(heart()).toHaveFocus();
  expect(screen.queryByText(say('shop.remember.question'))).toBeNull();
});

it('remembers nothing after "not now", and asks again at the next press', async () => {
  const { device } = await aDialog();
  await press(heart());
  await press(button('shop.remember.notNow'));
  expect(device.kept.read('rememberedShops')).toBeNull();
  expect(heart()).toHaveFocus();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await press(heart());
  expect(button('shop.remember.allow')).toBeInTheDocument();
});

it('treats a second press on the heart as "not now"', async () => {
  await aDialog();
  await press(heart());
  await press(heart());
  expect(screen.queryByText(say('shop.remember.question'))).toBeNull();
});

it('does not ask again, toggles the favourite, and remembers a viewed shop', async () => {
  const { device } = await aDialog({ remembered: { recent: ['shop-2'], favourites: ['shop-2'] } });
  expect(device.kept.read('rememberedShops')?.recent).toEqual(['shop-1', 'shop-2']);
  await press(heart());
  expect(device.kept.read('rememberedShops')?.favourites).toEqual(['shop-1', 'shop-2']);
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await press(heart());
  expect(device.kept.read('rememberedShops')?.favourites).toEqual(['shop-2']);
});
