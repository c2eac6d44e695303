import { type Result, refused } from '#domain/core/result.ts';
import { type WalletAsked, isSignedFor } from '#domain/payment/walletPayload.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import type { SignedCheckout } from '../ports/wallet.ts';

/** Nothing was charged: the user has not been sent to the provider yet. */
export const UNUSABLE: Problem = { kind: 'payment-unusable', moneyState: 'untouched' };

/** Safe to treat as unusable, because beginning a wallet payment moves no money. */
const UNFIT: readonly ProblemKind[] = ['answer-mismatch', 'unreadable-answer'];

/** Refuses with `payment-unusable` unless the begun wallet payment is signed for what was asked. */
export function fittingCheckout(
  begun: Result<SignedCheckout, Problem>,
  asked: WalletAsked,
): Result<SignedCheckout, Problem> {
  if (begun.ok) return isSignedFor(begun.value.payload, asked) ? begun : refused(UNUSABLE);
  return UNFIT.includes(begun.fault.kind) ? refused(UNUSABLE) : begun;
}
