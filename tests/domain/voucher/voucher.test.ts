import { expect, it } from 'vitest';
import { lastFour } from '#domain/voucher/voucher.ts';

it('shows no more of a serial number than its last four digits', () => {
  expect(lastFour('123456789')).toBe('6789');
  expect(lastFour('000010203')).toBe('0203');
});
