import type { Chargeable } from '#domain/charge/chargeDraft.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import type { SerialNumber } from '#domain/voucher/serialNumber.ts';

/** The serial number to check, and the proof of being a person. */
export interface ChargeCheck {
  readonly serialNumber: SerialNumber;
  /** The captcha's token or the answered question; empty where the site asks for neither. */
  readonly captcha: string;
}

/** Charges vouchers. */
export interface ChargeApi {
  /**
   * Tells what is on a voucher and what may be added. Moves nothing. Refuses with `serial-number-unknown`,
   * `charge-under-way`, `charge-had`, `charge-refused`, `wrong-category` or `captcha-invalid`, among the kinds of any
   * call.
   */
  check(check: ChargeCheck): Promise<Result<Chargeable, Problem>>;
}
