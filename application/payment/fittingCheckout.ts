import { type Result, refused } from '#domain/core/result.ts';
import { type WalletAsked, isSignedFor } from '#domain/payment/walletPayload.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import type { SignedCheckout } from '../ports/wallet.ts';

/** What the backend prepared cannot be paid. Nothing was charged: the payer has not been sent to the provider yet. */
export const UNUSABLE: Problem = { kind: 'payment-unusable', moneyState: 'untouched' };

/** Answers that are about something else, or cannot be read. Nothing moves by a wallet that was only begun. */
const UNFIT: readonly ProblemKind[] = ['answer-mismatch', 'unreadable-answer'];

/** Passes on a wallet's payment that was begun, if it is what was asked for; else refuses with `payment-unusable`. */
export function fittingCheckout(
  begun: Result<SignedCheckout, Problem>,
  asked: WalletAsked,
): Result<SignedCheckout, Problem> {
  if (begun.ok) return isSignedFor(begun.value.payload, asked) ? begun : refused(UNUSABLE);
  return UNFIT.includes(begun.fault.kind) ? refused(UNUSABLE) : begun;
}
