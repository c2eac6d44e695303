import { FindGiveaway } from '#application/giveaway/findGiveaway.ts';
import { CorrectEmail } from '#application/redemption/correctEmail.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { ForgetRedeemed } from '#application/voucher/forgetRedeemed.ts';
import { ForgetRest } from '#application/voucher/forgetRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import type { OrderQuestion } from '#domain/orderStatus/order.ts';
import { HttpEmailApi } from '#infrastructure/api/emailApi.ts';
import { HttpGiveawayApi } from '#infrastructure/api/giveawayApi.ts';
import { HttpOrderApi } from '#infrastructure/api/orderApi.ts';
import { AFTERCARE, type AftercareServices } from '#ui/screens/aftercare/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** What follows a redemption: receipt, order status and giveaways. */
export const aftercare = areaOf(AFTERCARE, ({ bind, make }) => {
  const giveawayApi = bind(HttpGiveawayApi, TOKENS.api);
  return {
    askOrderStatus: make(
      (api) => (question: OrderQuestion) => api.status(question),
      bind(HttpOrderApi, TOKENS.api),
    ),
    correctEmail: bind(CorrectEmail, bind(HttpEmailApi, TOKENS.api), LastReceipt, SHARED.kept),
    findGiveaway: bind(FindGiveaway, giveawayApi),
    forgetRedeemed: bind(ForgetRedeemed, TabSession, EndVoucher),
    forgetRest: ForgetRest,
    redeemGiveaway: make(
      (api): AftercareServices['redeemGiveaway'] =>
        (request, key) =>
          api.redeem(request, key),
      giveawayApi,
    ),
    refreshReceipt: bind(RefreshReceipt, SHARED.redemptionApi, LastReceipt),
    spendVoucher: SpendVoucher,
  };
});
