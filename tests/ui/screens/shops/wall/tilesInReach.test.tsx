import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

const COLUMNS = 4;
const ROW = 100;
const SCREEN = 290;

/** Distance of the wall from the top of the viewport. */
let top = 0;
/** The lower end of the observed area: not always two heights of the window, since the browser's bars come and go. */
let reach = 0;
/** Notifies the observers of tiles which of them are near. */
let observers = new Set<() => void>();

beforeEach(() => {
  top = 0;
  reach = 2 * SCREEN;
  observers = new Set();
  framesAtOnce();
  vi.stubGlobal('innerHeight', SCREEN);
  const plain = window.getComputedStyle.bind(window);
  vi.stubGlobal('getComputedStyle', (element: Element) =>
    element.tagName === 'UL'
      ? { gridTemplateColumns: '1fr '.repeat(COLUMNS).trim(), rowGap: '0px' }
      : plain(element),
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const rows = Math.ceil(this.childElementCount / COLUMNS);
    if (this.tagName === 'UL') return new DOMRect(0, top, 400, rows * ROW);
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, top + Math.floor(index / COLUMNS) * ROW, 100, ROW);
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void;
      #tell = () => {};
      constructor(callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        this.#callback = callback;
      }
      observe(tile: Element) {
        this.#tell = () => {
          const box = tile.getBoundingClientRect();
          const intersectionRatio = Math.min(1, Math.max(0, (reach - box.top) / box.height));
          const rootBounds = new DOMRect(0, 0, 400, reach);
          this.#callback([{ intersectionRatio, isIntersecting: true, rootBounds, boundingClientRect: box }]);
        };
        observers.add(this.#tell);
      }
      disconnect() {
        observers.delete(this.#tell);
      }
    },
  );
});

async function aWall(number = 500) {
  const shops = Array.from({ length: number }, (_, index) =>
    aShop({
      id: String(index),
      name: `${index % 2 === 0 ? 'Alder' : 'Birch'} ${index}`,
      logo: `/shops/${index}.svg`,
    }),
  );
  const app = await anApp({ locale: 'en', shops: { walls: [done(shops)] } });
  return show(app.services, <WallSection labelledBy="x" headingLevel={2} over="shops" />, { at: '/shops' });
}

const tiles = () =>
  [...document.querySelectorAll('li')].filter((item) => item.querySelector('a[href^="/shops/"]'));
const logos = () => tiles().filter((tile) => tile.querySelector('img') !== null);
const look = () => act(async () => observers.forEach((tell) => tell()));
const type = (name: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: name } }));

it('renders the visible tiles, then one screen more, and others while scrolling', async () => {
  await aWall();
  expect(tiles()).toHaveLength(3 * COLUMNS);
  await look();
  expect(tiles()).toHaveLength(6 * COLUMNS);
  await look();
  expect(tiles()).toHaveLength(6 * COLUMNS);
  top = -250;
  await look();
  expect(tiles()).toHaveLength(9 * COLUMNS);
});

it.each([
  ['lies exactly at', 600],
  ['lies, but for a rounding, at', 599.5],
  ['is far from', 690],
])('renders more tiles if the last one %s the end of the observed area', async (_, end) => {
  await aWall();
  await look();
  expect(tiles()).toHaveLength(6 * COLUMNS);
  reach = end;
  await look();
  expect(tiles().length).toBeGreaterThan(6 * COLUMNS);
});

it('renders one row of a phone if the wall begins below the viewport', async () => {
  top = 2 * SCREEN;
  await aWall();
  await look();
  expect(tiles()).toHaveLength(2);
});

it('renders only visible tiles for a typed letter, and keeps the elements of remaining tiles', async () => {
  await aWall();
  await look();
  const [first] = tiles();
  top = -150;
  await type('a');
  expect(tiles()).toHaveLength(5 * COLUMNS);
  expect(tiles()[0]).toBe(first);
  await type('al');
  expect(tiles()).toHaveLength(5 * COLUMNS);
});

it('loads logos of new shops and renders hidden tiles when typing pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await aWall();
    expect(logos()).toHaveLength(3 * COLUMNS);
    await type('b');
    expect(tiles()).toHaveLength(3 * COLUMNS);
    // Half of the first twelve match as well.
    expect(logos()).toHaveLength(6);
    await look();
    expect(tiles()).toHaveLength(3 * COLUMNS);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(logos()).toHaveLength(3 * COLUMNS);
    await look();
    expect(tiles()).toHaveLength(6 * COLUMNS);
    expect(logos()).toHaveLength(6 * COLUMNS);
  } finally {
    vi.useRealTimers();
  }
});
