import { expect, it } from 'vitest';
import { type MoneyWord, moneySaid } from '#domain/problem/moneySaid.ts';
import { MONEY_STATES } from '#domain/problem/problem.ts';

const WORDS: readonly MoneyWord[] = [...MONEY_STATES, 'unchanged'];

it.each(WORDS)('lets the backend outrank what is usually so: %s', (usually) => {
  for (const said of MONEY_STATES) expect(moneySaid(usually, said, null)).toBe(said);
  expect(moneySaid(usually, undefined, null)).toBe(usually);
});

it.each(WORDS)(
  'says of an open order only that nobody knows yet, or that it is reserved: usually %s',
  (usually) => {
    for (const said of [...MONEY_STATES, undefined]) {
      expect(moneySaid(usually, said, 'sent')).toBe(said === 'reserved' ? 'reserved' : 'unknown');
      expect(moneySaid(usually, said, 'reserved')).toBe('reserved');
    }
  },
);
