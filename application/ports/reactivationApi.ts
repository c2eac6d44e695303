import type { Result } from '#domain/core/result.ts';
import type { Email } from '#domain/customer/email.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { Reactivation, ReactivationId } from '#domain/reactivation/reactivation.ts';
import type { VoucherCode } from '#domain/voucher/voucherCode.ts';

/** The old code to check, and where to mail the result. */
export interface ReactivationRequest {
  readonly code: VoucherCode;
  readonly email: Email;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}

/** The backend's checks of old codes. */
export interface ReactivationApi {
  /**
   * Requests a check. If the code's check is already running, returns that check and does not restart it. Refuses with
   * `code-unknown`, `captcha-invalid` or `too-many-requests` (`retryAfterSeconds`).
   */
  request(request: ReactivationRequest): Promise<Result<Reactivation, Problem>>;
  /** Returns a check's state; null if the check no longer exists. */
  look(id: ReactivationId): Promise<Result<Reactivation | null, Problem>>;
}
