import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyInViewport } from '#ui/parts/lazy/LazyInViewport.tsx';

const SCREEN = 800;

let top = 0;
/** Calls the page's observer with whether the place is near the viewport. */
let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal('innerHeight', SCREEN);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, 10));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const draw = () =>
  render(
    <LazyInViewport className="empty">
      <p>wall</p>
    </LazyInViewport>,
  );

it.each([-SCREEN, 0, 1.5 * SCREEN - 1])('renders at once a part that begins at %d px', (place) => {
  top = place;
  draw();
  expect(screen.getByText('wall')).toBeInTheDocument();
});

it('renders a part more than a screen below the viewport when it comes near, and keeps it', () => {
  top = 1.5 * SCREEN;
  draw();
  tell(false);
  expect(screen.queryByText('wall')).not.toBeInTheDocument();
  tell(true);
  expect(screen.getByText('wall')).toBeInTheDocument();
});

it('renders a distant part once the user moves by Tab', () => {
  top = 5 * SCREEN;
  draw();
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
  expect(screen.queryByText('wall')).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  expect(screen.getByText('wall')).toBeInTheDocument();
});
