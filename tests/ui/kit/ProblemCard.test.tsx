import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProblemCard } from '#ui/kit/ProblemCard.tsx';

const card = (attempt?: number) => (
  <ProblemCard
    word="Not possible yet"
    tone="warning"
    title="Bought recently"
    cause="New vouchers wait up to 24 hours."
    money="Your money is untouched."
    reference={{ label: 'Reference:', value: '3F2A-91BC' }}
    code={{
      label: 'Error code',
      value: 'VCRx51',
      copy: { label: 'Copy', copied: 'Copied', denied: 'Select it' },
    }}
    attempt={attempt}
  />
);

it('shows the kind, the cause, the money statement, the error code and the reference', () => {
  render(card());
  const region = screen.getByRole('region', { name: 'Bought recently' });
  for (const words of [
    'Not possible yet',
    'up to 24 hours',
    'untouched',
    'Error code VCRx51',
    'Reference: 3F2A-91BC',
  ]) {
    expect(region).toHaveTextContent(words);
  }
  expect(region).not.toHaveFocus();
});

it('receives the focus at each new attempt', () => {
  const { rerender } = render(card(1));
  const region = screen.getByRole('region');
  expect(region).toHaveFocus();
  region.blur();
  rerender(card(1));
  expect(region).not.toHaveFocus();
  rerender(card(2));
  expect(region).toHaveFocus();
});
