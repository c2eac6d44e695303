import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';

/** The serial number to check, with the captcha. */
export interface ChargeCheck {
  readonly serialNumber: SerialNumber;
  /** The captcha's token or the security question's answer; empty if the site asks for neither. */
  readonly captcha: string;
}

/** The backend's top-ups of vouchers. */
export interface ChargeApi {
  /**
   * Returns a voucher's balance and the amounts that the user may add. Moves no money. Refuses with
   * `serial-number-unknown`, `charge-under-way`, `charge-had`, `charge-refused`, `wrong-category` or `captcha-invalid`.
   */
  check(check: ChargeCheck): Promise<Result<Chargeable, Problem>>;
}
