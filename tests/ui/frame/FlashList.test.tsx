import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Flash, FlashList } from '#ui/frame/FlashList.tsx';

const words = { success: 'Done', warning: 'Attention', error: 'Error', info: 'Note' };

function list(items: readonly Flash[], onDismiss = (_id: string): void => undefined) {
  return <FlashList items={items} words={words} dismissLabel="Close" onDismiss={onDismiss} />;
}

it('has its live regions before the first message, so that the first one is spoken', () => {
  const { rerender, container } = render(list([]));
  const alert = screen.getByRole('alert');
  const polite = container.querySelector('[aria-live=polite]');
  rerender(
    list([
      { id: '1', kind: 'error', content: 'No connection' },
      { id: '2', kind: 'success', content: 'Sent' },
    ]),
  );
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('ErrorNo connection');
  expect(alert).not.toHaveTextContent('Sent');
  expect(polite).toHaveTextContent('DoneSent');
  expect(polite).toBeInTheDocument();
});

it('shows the three newest and dismisses by id', () => {
  const onDismiss = vi.fn();
  const items = ['1', '2', '3', '4'].map((id): Flash => ({ id, kind: 'info', content: `message ${id}` }));
  render(list(items, onDismiss));
  expect(screen.queryByText('message 1')).toBeNull();
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  if (first) fireEvent.click(first);
  expect(onDismiss).toHaveBeenCalledWith('2');
});
