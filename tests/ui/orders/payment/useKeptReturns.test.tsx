import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptReturns } from '#ui/orders/payment/useKeptReturns.ts';

function Page() {
  return <output>{useKeptReturns()}</output>;
}

const shown = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));

it('counts only the page shows from the back/forward cache', async () => {
  render(<Page />);
  await shown(false);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  await shown(true);
  await shown(true);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
