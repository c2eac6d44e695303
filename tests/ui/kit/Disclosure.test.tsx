import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Disclosure } from '#ui/kit/Disclosure.tsx';

beforeEach(() => {
  render(
    <>
      <Disclosure label="Value">
        <button type="button">Inside</button>
      </Disclosure>
      <button type="button">Outside</button>
    </>,
  );
});

const button = () => screen.getByRole('button', { name: 'Value' });

it('toggles its panel and exposes the state in aria-expanded', () => {
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-controls', screen.getByText('Inside').parentElement?.id);
  fireEvent.click(button());
  expect(screen.queryByText('Inside')).toBeNull();
});

it('closes on Esc and returns the focus to its button', () => {
  fireEvent.click(button());
  screen.getByText('Inside').focus();
  fireEvent.keyDown(document, { key: 'a' });
  expect(screen.getByText('Inside')).toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByText('Inside')).toBeNull();
  expect(button()).toHaveFocus();
});

it.each(['focusIn', 'pointerDown'] as const)('closes on %s outside, not inside', (event) => {
  fireEvent.click(button());
  fireEvent[event](screen.getByText('Inside'));
  expect(screen.getByText('Inside')).toBeInTheDocument();
  fireEvent[event](screen.getByText('Outside'));
  expect(screen.queryByText('Inside')).toBeNull();
});
