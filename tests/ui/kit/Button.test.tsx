import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from '#ui/kit/Button.tsx';

it('ignores clicks and submits while busy, and keeps its label', () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyText="Checking" onClick={onClick}>
        Redeem
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Redeem/ });
  for (let i = 0; i < 10; i += 1) fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleName('Redeem');
});

it('is described by the reason and ignores clicks while blocked, and works once unblocked', () => {
  const onClick = vi.fn();
  const { rerender } = render(
    <Button blockedBy="why" onClick={onClick}>
      Go
    </Button>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', 'why');
  rerender(<Button onClick={onClick}>Go</Button>);
  fireEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
});
