import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneFold } from '#ui/frame/PhoneFold.tsx';

it('expands and collapses its content with the labelled button', () => {
  render(<PhoneFold label="Bowlaria · €25.00">All of it</PhoneFold>);
  const line = screen.getByRole('button', { name: 'Bowlaria · €25.00', expanded: false });
  expect(document.getElementById(line.getAttribute('aria-controls') ?? '')).toHaveTextContent('All of it');
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'false');
});
