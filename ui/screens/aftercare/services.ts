import type { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import type { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import type { AskOrderStatus } from '#application/orderStatus/askOrderStatus.ts';
import type { CorrectEmail } from '#application/redemption/correctEmail.ts';
import type { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import type { ForgetRedeemed } from '#application/voucher/forgetRedeemed.ts';
import type { ForgetRest } from '#application/voucher/forgetRest.ts';
import type { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { areaKey } from '../../session/area.ts';

export interface AftercareServices {
  readonly askOrderStatus: AskOrderStatus;
  readonly correctEmail: CorrectEmail;
  readonly findGiveaway: FindGiveaway;
  readonly forgetRest: ForgetRest;
  readonly forgetRedeemed: ForgetRedeemed;
  readonly redeemGiveaway: RedeemGiveaway;
  readonly refreshReceipt: RefreshReceipt;
  readonly spendVoucher: SpendVoucher;
}

export const AFTERCARE = areaKey<AftercareServices>('aftercare');
