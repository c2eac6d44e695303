import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShopWindow } from '#ui/screens/shops/wall/ShopWindow.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  standAt(0);
});

const tile = (index: number) => (
  <li key={index}>
    <a href={`/${index}`}>Shop {index}</a>
  </li>
);
const shop = (index: number) => screen.queryByRole('link', { name: `Shop ${index}` });
const rowsAreHigh = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);

function standAt(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function scrollTo(top: number) {
  standAt(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

// 220 px is also what a row is taken for before one was measured.
it.each([60, 220, 400])('settles on rows of %d px', (height) => {
  rowsAreHigh(height);
  render(<ShopWindow labelledBy="x" count={1_000} tile={tile} />);
  expect(screen.getByText('Shop 0')).toBeInTheDocument();
  const { paddingBlock } = screen.getByRole('list').style;
  const items = screen.getAllByRole('listitem').length;
  expect(paddingBlock).toBe(`0px ${(1_000 - items) * height}px`);
});

it('leaves the page where the visitor scrolled to while it was on its way', () => {
  rowsAreHigh(60);
  const Visitor = () => {
    useLayoutEffect(() => standAt(2_000), []); // after it was drawn, before it is mounted
    return null;
  };
  render(
    <>
      <Visitor />
      <ShopWindow labelledBy="x" count={1_000} tile={tile} />
    </>,
  );
  expect(shop(0)).toBeInTheDocument();
  const moves = vi.mocked(window.scrollTo).mock.calls as unknown as [ScrollToOptions][];
  expect(moves.filter(([place]) => place.top !== 2_000)).toEqual([]);
});

it('keeps the tile that has the focus and those beside it, however far the page is scrolled', () => {
  rowsAreHigh(60);
  render(<ShopWindow labelledBy="x" count={1_000} tile={tile} />);
  act(() => shop(3)?.focus());
  scrollTo(30_000);
  expect(shop(3)).toHaveFocus();
  expect([shop(1), shop(2), shop(4), shop(5)].map(Boolean)).toEqual([false, true, true, false]);
  expect(shop(500)).toBeInTheDocument();
  const { paddingBlock } = screen.getByRole('list').style;
  const [before = 0, after = 0] = paddingBlock.split(' ').map(Number.parseFloat);
  const gaps = [...screen.getByRole('list').children].filter((item) => item.ariaHidden === 'true');
  const between = gaps.reduce((sum, gap) => sum + Number.parseFloat((gap as HTMLElement).style.blockSize), 0);
  expect(before + after + between + screen.getAllByRole('listitem').length * 60).toBe(60_000);
  act(() => shop(4)?.focus());
  expect(shop(4)).toHaveFocus();
  expect(shop(5)).toBeInTheDocument();
  act(() => shop(4)?.blur());
  expect(shop(4)).toBeNull();
});
