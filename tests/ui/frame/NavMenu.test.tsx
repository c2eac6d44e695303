import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NavMenu } from '#ui/frame/NavMenu.tsx';

function open() {
  const { container } = render(
    <>
      <NavMenu summary="Buy">
        <li>
          <a href="#card">A card</a>
        </li>
      </NavMenu>
      <button type="button">elsewhere</button>
    </>,
  );
  const menu = container.querySelector('details');
  if (!menu) throw new Error('no menu');
  menu.open = true;
  return menu;
}

it('closes when a link is chosen', () => {
  const menu = open();
  fireEvent.click(screen.getByRole('link', { name: 'A card' }));
  expect(menu.open).toBe(false);
});

it('closes on Esc, returning the focus to its button, and when the focus moves elsewhere', () => {
  const menu = open();
  fireEvent.keyDown(screen.getByRole('link', { name: 'A card' }), { key: 'Escape' });
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
  menu.open = true;
  screen.getByText('elsewhere').focus();
  expect(menu.open).toBe(false);
});
