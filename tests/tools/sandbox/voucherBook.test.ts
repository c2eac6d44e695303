import { expect, it } from 'vitest';
import { VoucherBook } from '#sandbox/voucher/book.ts';
import { NOW } from './visitor.ts';

it('issues no serial number twice, however many vouchers it issues', () => {
  const book = new VoucherBook(NOW);
  const [about] = book.all();
  if (about === undefined) throw new Error('the book is empty');
  const numbers = Array.from({ length: 3_000 }, () => book.issue(about).serialNumber);
  expect(new Set(numbers).size).toBe(3_000);
});
