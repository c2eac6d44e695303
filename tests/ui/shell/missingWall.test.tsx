import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { aShop } from '#tests/data/shop.ts';
import { App } from '#ui/shell/App.tsx';

vi.mock('#ui/screens/shops/wall/ShopsView.tsx', () => {
  throw new Error('Loading chunk 7 failed.');
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it('shows a title and a retry if the wall cannot be loaded', async () => {
  window.history.replaceState(null, '', '/shops');
  const { services } = await anApp({ locale: 'en', shops: { walls: [done([aShop()])] } });
  await act(async () => {
    render(<App services={services} />);
  });
  expect(await screen.findByText(say('redeem.unreachable'))).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: say('redeem.heading') })).toBeInTheDocument();
  expect(document.title).toContain(say('redeem.heading'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: say('common.tryAgain') })));
  expect(screen.getByRole('heading', { level: 1, name: say('redeem.heading') })).toBeInTheDocument();
});
