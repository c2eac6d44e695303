import { expect, it } from 'vitest';
import { LARGEST_UPLOAD } from '#domain/upload/uploadCheck.ts';
import { fileSize } from '#ui/parts/upload/fileSize.ts';

const MIB = 1024 * 1024;

it.each([
  [1842, '1.8 kB'],
  [MIB, '1 MB'],
  [1.25 * MIB, '1.3 MB'],
  [20 * MIB, '20 MB'],
])('shows %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});

it('shows no accepted upload as larger than the 5 MB that the field names', () => {
  for (const bytes of [LARGEST_UPLOAD, LARGEST_UPLOAD - 1, 5_200_000, 5_050_000]) {
    expect(Number.parseFloat(fileSize(bytes, 'en'))).toBeLessThanOrEqual(5);
  }
  expect(fileSize(LARGEST_UPLOAD, 'de')).toBe('5 MB');
});
