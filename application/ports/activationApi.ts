import type { ActivationResult, GivenOrder } from '#domain/activation/activation.ts';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';

/** The backend's orders whose vouchers wait for their giver's activation. */
export interface ActivationApi {
  /**
   * Returns the order's vouchers. Only reads, so it can be repeated. Refuses with `activation-unknown` if no order has
   * this link, or if its hash was altered.
   */
  look(ident: ActivationIdent): Promise<Result<GivenOrder, Problem>>;
  /**
   * Activates vouchers by serial number, with one result each. Idempotent. Refuses with `activation-unknown`. If the
   * problem's `moneyState` is `unknown`, or the call got no readable answer, they may be activated all the same.
   */
  activate(
    ident: ActivationIdent,
    serialNumbers: readonly SerialNumber[],
  ): Promise<Result<readonly ActivationResult[], Problem>>;
}
