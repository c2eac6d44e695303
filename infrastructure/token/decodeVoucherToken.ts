import { type Result, refused } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';

/** Larger tokens are not looked at: the decoding of a megabyte would freeze the page (fortress C1). */
const LONGEST_TOKEN = 16_384;

/**
 * Reads a voucher token for display; its signature is the backend's business. The decoder is a chunk of its own,
 * since nobody needs it before a code was accepted.
 */
export async function decodeVoucherToken(token: string): Promise<Result<VoucherSession, Problem>> {
  if (token.length > LONGEST_TOKEN) return refused({ kind: 'unreadable-answer' });
  try {
    const { readVoucherToken } = await import('./readVoucherToken.ts');
    return readVoucherToken(token);
  } catch {
    return refused({ kind: 'offline' });
  }
}
