import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BusyRegion } from '#ui/kit/BusyRegion.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';

const regions = () => [...document.querySelectorAll<HTMLElement>('[aria-live]')];

/** Observers are told in a microtask. */
const told = () => act(async () => undefined);

function Page({ busy = false, gone = false, inDialog = false }) {
  const button = !gone && (
    <Button busy={busy} busyText="Checking your code">
      Redeem
    </Button>
  );
  return (
    <>
      <BusyRegion />
      {inDialog ? (
        <Dialog title="Sure?" onClose={() => undefined}>
          {button}
        </Dialog>
      ) : (
        button
      )}
    </>
  );
}

it('is there before, says what a busy button does, and is empty afterwards', async () => {
  const { rerender } = render(<Page />);
  const region = regions()[0];
  expect(region).toBeEmptyDOMElement();
  rerender(<Page busy />);
  await told();
  expect(region).toHaveTextContent('Checking your code');
  rerender(<Page />);
  await told();
  expect(region).toBeEmptyDOMElement();
});

it('is empty once the busy button has gone with its page, so that the next press is said again', async () => {
  const { rerender } = render(<Page />);
  rerender(<Page busy />);
  await told();
  rerender(<Page gone />);
  await told();
  expect(regions()[0]).toBeEmptyDOMElement();
});

it('speaks within a dialog, because the page around it is inert', async () => {
  const { rerender } = render(<Page inDialog />);
  rerender(<Page inDialog busy />);
  await told();
  const [ofPage, ofDialog] = regions();
  expect(screen.getByRole('dialog')).toContainElement(ofDialog ?? null);
  expect(ofDialog).toHaveTextContent('Checking your code');
  expect(ofPage).toBeEmptyDOMElement();
});
