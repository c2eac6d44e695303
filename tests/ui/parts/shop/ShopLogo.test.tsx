import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { aShop } from '#tests/data/shop.ts';
import { NamedShop } from '#ui/parts/shop/NamedShop.tsx';
import { ShopLogo } from '#ui/parts/shop/ShopLogo.tsx';
import { ShopTile } from '#ui/screens/shops/tiles/ShopTile.tsx';

const LOGO = '/shops/teekontor.svg';
/** It is decorative: no role finds it. */
const picture = () => document.querySelector('img');

it('reserves the space of a logo before it is loaded', () => {
  render(<ShopLogo src={LOGO} otherwise="Teekontor" />);
  expect(picture()).toHaveAttribute('src', LOGO);
  expect(picture()).toHaveAttribute('width', '240');
  expect(picture()).toHaveAttribute('height', '160');
});

it('loads the logo of a tile lazily', () => {
  render(
    <MemoryRouter>
      <ShopTile shop={aShop({ logo: LOGO })} search="" state={null} showsName={false} />
    </MemoryRouter>,
  );
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(picture()).toHaveAttribute('decoding', 'async');
  expect(picture()).toHaveAttribute('width', '240');
  expect(picture()).toHaveAttribute('height', '160');
});

it('loads the logo of a tile in the first row at once and with high priority', () => {
  render(
    <MemoryRouter>
      <ShopTile shop={aShop({ logo: LOGO })} search="" state={null} showsName={false} logoFirst />
    </MemoryRouter>,
  );
  expect(picture()).not.toHaveAttribute('loading');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

it('loads the logo of a single shop at once', () => {
  render(<NamedShop name="Teekontor" logo={LOGO} />);
  expect(picture()).not.toHaveAttribute('loading');
});

it('shows the name in place of a logo that fails to load', () => {
  render(<ShopLogo src={LOGO} otherwise="Teekontor" />);
  const logo = picture();
  if (logo) fireEvent.error(logo);
  expect(picture()).toBeNull();
  expect(screen.getByText('Teekontor')).toBeInTheDocument();
});
