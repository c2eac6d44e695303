import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '#ui/kit/Dialog.tsx';

it('opens with the focus on its title and is named by it', () => {
  render(
    <StrictMode>
      <Dialog title="Blattgold" closeLabel="Close" onClose={() => undefined}>
        Books
      </Dialog>
    </StrictMode>,
  );
  expect(screen.getByRole('dialog', { name: 'Blattgold' })).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Blattgold' })).toHaveFocus();
});

it('calls onClose on Esc and on the close button, and stays open until its owner closes it', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Blattgold" closeLabel="Close" onClose={onClose}>
      Books
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(dialog).toHaveAttribute('open');
});

it('calls onClose when the browser closed the dialog itself', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Blattgold" closeLabel="Close" onClose={onClose}>
      Books
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole<HTMLDialogElement>('dialog').close();
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('ignores the cancel event of a file input inside', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Photo" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Photo', { selector: 'input' }), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('moves the focus to the given element of an alert dialog', () => {
  const stay = createRef<HTMLButtonElement>();
  render(
    <Dialog title="Leave?" kind="alertdialog" closeLabel="Close" focus={stay} onClose={() => undefined}>
      <button ref={stay} type="button">
        Stay
      </button>
    </Dialog>,
  );
  expect(screen.getByRole('alertdialog')).toHaveAttribute('closedby', 'closerequest');
  expect(stay.current).toHaveFocus();
});
