import type { ActivationResult, GivenOrder } from '#domain/activation/activation.ts';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';

/** The backend's orders whose vouchers wait to be activated by their giver. */
export interface ActivationApi {
  /**
   * Returns the order's vouchers. Changes nothing, so it may be repeated. Refuses with `activation-unknown` if no order
   * has this link, or its hash was altered.
   */
  look(ident: ActivationIdent): Promise<Result<GivenOrder, Problem>>;
  /**
   * Activates vouchers by their serial numbers, each with a result of its own. Repeating it does no harm: what is
   * activated stays so. Refuses with `activation-unknown`.
   */
  activate(
    ident: ActivationIdent,
    serialNumbers: readonly SerialNumber[],
  ): Promise<Result<readonly ActivationResult[], Problem>>;
}
