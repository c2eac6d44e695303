import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/kit/Dialog.tsx';

// jsdom has no modal dialogs; what the browser adds (inert page, focus back) is checked in e2e.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

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

it('asks its owner to close on Esc and on the button, and stays until then', () => {
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

it('tells its owner when the browser closed it by itself', () => {
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

it('ignores the cancelled file choice of a field inside', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Photo" closeLabel="Close" onClose={onClose}>
      <input type="file" aria-label="Photo" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Photo', { selector: 'input' }), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('puts the focus where an alert wants it', () => {
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
