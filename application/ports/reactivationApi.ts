import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation, ReactivationId } from '#domain/reactivation/reactivation.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';

/** Which old code is to be checked, and where the result goes. */
export interface ReactivationWish {
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token, or the answered security question (`answeredQuestion`). Accepted once only. */
  readonly captcha: string;
}

/** The backend's checks of old codes. */
export interface ReactivationApi {
  /**
   * Has a code checked. A code whose check is running is answered with that check, which does not start again. Refuses
   * with `code-unknown`, `captcha-invalid` or `too-many-requests` (`retryAfterSeconds`).
   */
  request(wish: ReactivationWish): Promise<Result<Reactivation, Problem>>;
  /** Returns how a check stands; null if there is no such check any more. */
  look(id: ReactivationId): Promise<Result<Reactivation | null, Problem>>;
}
