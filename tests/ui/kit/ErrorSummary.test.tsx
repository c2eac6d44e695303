import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary, type FieldFault } from '#ui/kit/ErrorSummary.tsx';

const FAULT = { fieldId: 'code', text: 'Enter the code' };

/** A form that was submitted `attempt` times, with one field. */
function aForm(attempt: number, faults: readonly FieldFault[]) {
  return (
    <form>
      <ErrorSummary title="Please check" faults={faults} attempt={attempt} />
      <input aria-label="Code" />
    </form>
  );
}

it('receives the focus at each submit with faults', () => {
  const { rerender } = render(aForm(1, [FAULT]));
  expect(screen.getByRole('region', { name: 'Please check' })).toHaveFocus();
  screen.getByRole('textbox').focus();
  rerender(aForm(2, [FAULT]));
  expect(screen.getByRole('region', { name: 'Please check' })).toHaveFocus();
});

it('does not take the focus when a fault appears later, while the user types', () => {
  const { rerender } = render(aForm(1, [FAULT]));
  screen.getByRole('textbox').focus();
  rerender(aForm(1, []));
  rerender(aForm(1, [FAULT]));
  expect(screen.getByRole('region', { name: 'Please check' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
