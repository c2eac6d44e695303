import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { CorrectEmail } from '#application/redemption/correctEmail.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { ForgetRedeemed } from '#application/voucher/forgetRedeemed.ts';
import type { ForgetRest } from '#application/voucher/forgetRest.ts';
import type { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import type { Result } from '#domain/core/result.ts';
import type { GiveawayRefusal, GiveawayRequest } from '#domain/giveaway/giveaway.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { OrderQuestion, OrderReport } from '#domain/orderStatus/order.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { areaKey } from '../../session/area.ts';

export interface AftercareServices {
  /** Refuses with `order-not-found` (also if the address differs), `order-undeterminable` or `captcha-invalid`. */
  readonly askOrderStatus: (question: OrderQuestion) => Promise<Result<OrderReport, Problem>>;
  readonly correctEmail: CorrectEmail;
  readonly findGiveaway: FindGiveaway;
  readonly forgetRest: ForgetRest;
  readonly forgetRedeemed: ForgetRedeemed;
  /**
   * Mails the giveaway. Never sent twice automatically; a retry must reuse the key with the same wish. Refuses with
   * `giveaway-gone` (none left) and/or `giveaway-had` (already sent to this address). Moves no money.
   */
  readonly redeemGiveaway: (
    request: GiveawayRequest,
    key: IdempotencyKey,
  ) => Promise<Result<null, GiveawayRefusal>>;
  readonly refreshReceipt: RefreshReceipt;
  readonly spendVoucher: SpendVoucher;
}

export const AFTERCARE = areaKey<AftercareServices>('aftercare');
