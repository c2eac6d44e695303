import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyButton } from '#ui/kit/CopyButton.tsx';

const words = { label: 'Copy code', copied: 'Copied', denied: 'Select the code and copy it' };

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  clipboard(undefined);
});

async function press() {
  fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('announces politely that the text was copied, and clears the message after ten seconds', async () => {
  const written: string[] = [];
  clipboard((text) => {
    written.push(text);
    return Promise.resolve();
  });
  render(<CopyButton text="AB1-2CD" words={words} />);
  await press();
  expect(written).toEqual(['AB1-2CD']);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['refuses', () => Promise.reject(new Error('denied'))],
  ['has no clipboard', undefined],
])('explains how to copy by hand if the browser %s, and keeps the explanation', async (_case, write) => {
  clipboard(write);
  const onDenied = vi.fn();
  render(<CopyButton text="AB1-2CD" words={words} onDenied={onDenied} />);
  await press();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('Select the code and copy it');
  expect(onDenied).toHaveBeenCalledOnce();
});
