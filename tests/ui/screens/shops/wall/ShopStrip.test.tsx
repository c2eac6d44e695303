import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ShopStrip } from '#ui/screens/shops/wall/around/ShopStrip.tsx';

let measured = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measured = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

/** A strip of which a part of 400 px is in sight. */
function aStrip(width: number) {
  render(
    <ShopStrip title="Top shops" headingLevel={2} backLabel="Back" onLabel="On">
      <li>Juwelia</li>
    </ShopStrip>,
  );
  const list = screen.getByRole('list');
  Object.defineProperties(list, { clientWidth: { value: 400 }, scrollWidth: { value: width } });
  list.scrollBy = (to) => {
    list.scrollLeft += typeof to === 'object' ? (to.left ?? 0) : 0;
    fireEvent.scroll(list);
  };
  act(measured);
  return list;
}

const arrow = (name: string) => screen.getByRole('button', { name });

it('is moved by its arrows, which say where it ends and keep the focus there', () => {
  const list = aStrip(700);
  expect(arrow('Back')).toHaveAttribute('aria-disabled', 'true');
  arrow('On').focus();
  fireEvent.click(arrow('On'));
  expect(list.scrollLeft).toBe(320);
  expect(arrow('On')).toHaveFocus();
  expect(arrow('On')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('Back')).not.toHaveAttribute('aria-disabled');
  fireEvent.click(arrow('Back'));
  expect(list.scrollLeft).toBe(0);
});

it('has no arrows where everything is in sight', () => {
  aStrip(400);
  expect(screen.queryByRole('button')).toBeNull();
});
