import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopWindow } from '#ui/frame/ShopWindow.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const tile = (index: number) => <li key={index}>Shop {index}</li>;

// 220 px is also what a row is taken for before one was measured.
it.each([60, 220, 400])('settles on rows of %d px', (height) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  render(<ShopWindow labelledBy="x" count={1_000} tile={tile} />);
  expect(screen.getByText('Shop 0')).toBeInTheDocument();
  const { paddingBlock } = screen.getByRole('list').style;
  const items = screen.getAllByRole('listitem').length;
  expect(paddingBlock).toBe(`0px ${(1_000 - items) * height}px`);
});
