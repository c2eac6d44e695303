import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SpelledCode } from '#ui/kit/SpelledCode.tsx';
import { translatePage } from '#tests/data/translator.ts';

it('excludes a code from page translation, both as shown and as spoken', () => {
  render(<SpelledCode text="GIFT" />);

  expect(screen.getByText('GIFT')).toHaveAttribute('translate', 'no');
  expect(screen.getByText('G I F T')).toHaveAttribute('translate', 'no');
});

it('shows a long code in groups without inserting characters', () => {
  const { container } = render(<SpelledCode text="K7QXWM2RTPZ4BN" />);
  const code = container.querySelector('code');
  expect([...(code?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'K7QX',
    'WM2',
    'RTPZ',
    '4BN',
  ]);
  expect(code).toHaveTextContent(/^K7QXWM2RTPZ4BN$/);
});

it('is copied as written, although the spelled text lies over it', () => {
  render(<SpelledCode text="GIFT" />);
  const copied = new Map<string, string>();
  const copy = createEvent.copy(screen.getByText('G I F T'), {
    clipboardData: { setData: (kind: string, text: string) => copied.set(kind, text) },
  });
  fireEvent(screen.getByText('G I F T'), copy);
  expect(copied).toEqual(new Map([['text/plain', 'GIFT']]));
  expect(copy.defaultPrevented).toBe(true);
});

it('stays untouched when the page around it is translated', () => {
  render(
    <p>
      Your code: <SpelledCode text="GIFT" />
    </p>,
  );

  translatePage();

  expect(screen.getByText('Your code:').tagName).toBe('FONT');
  expect(screen.getByText('GIFT').tagName).toBe('CODE');
});
