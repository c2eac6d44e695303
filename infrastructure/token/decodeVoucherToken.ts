import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/**
 * Decodes a voucher token, for display only: only the backend can verify its signature. Refuses with
 * `unreadable-answer` if it is not a voucher token, with `offline` if the decoder's chunk cannot be loaded. Never
 * rejects.
 */
export async function decodeVoucherToken(token: string): Promise<Result<VoucherSession, Problem>> {
  try {
    const { readVoucherToken } = await import('./readVoucherToken.ts');
    return readVoucherToken(token);
  } catch {
    return refused({ kind: 'offline' });
  }
}
