import { expect, it, vi } from 'vitest';
import { decodeVoucherToken } from '#infrastructure/token/decodeVoucherToken.ts';
import { refusal } from '#tests/data/answers.ts';

vi.mock('#infrastructure/token/readVoucherToken.ts', () => {
  throw new Error('Loading chunk token failed');
});

it('reports that the decoder failed to load', async () => {
  expect(await decodeVoucherToken('a.b.c')).toEqual(refusal('offline'));
});
