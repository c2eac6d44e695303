import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodeCard, type CodeState } from '#ui/screens/codes/codePage/CodeCard.tsx';

const card = (state: CodeState, onReveal = (): void => undefined) => (
  <CodeCard
    shop="Blattgold"
    value="25.00 €"
    loadingLabel="Loading your shop voucher"
    codeLabel="Your code"
    state={state}
    sealedText="The code is covered"
    revealLabel="Show code"
    onReveal={onReveal}
    pinLabel="PIN"
    copy={{ label: 'Copy', copied: 'Copied', denied: 'Select it' }}
  />
);

it('holds no code before the click and asks for it by the click', () => {
  const onReveal = vi.fn();
  const { container } = render(card({ kind: 'sealed' }, onReveal));
  const button = screen.getByRole('button', { name: 'Show code' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector('code')).toBeNull();
  fireEvent.click(button);
  expect(onReveal).toHaveBeenCalledOnce();
});

it('shows the code as it is and speaks it letter by letter', () => {
  const { container } = render(card({ kind: 'revealed', code: 'AB1-l0', pin: '08' }));
  const [code, pin] = container.querySelectorAll('code');
  expect(code).toHaveTextContent(/^AB1-l0$/);
  expect(code).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('A B 1 - l 0')).toBeInTheDocument();
  expect(pin).toHaveTextContent('08');
  expect(screen.getByText('0 8')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
});
