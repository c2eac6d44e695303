import { ContainerModule } from 'inversify';
import { FindGiveaway, type GiveawayApi } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { AskOrderStatus, type OrderApi } from '#application/orderStatus/askOrderStatus.ts';
import { CorrectEmail, type EmailApi } from '#application/redemption/correctEmail.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { EndVoucher } from '#application/voucher/endVoucher.ts';
import { ForgetRedeemed } from '#application/voucher/forgetRedeemed.ts';
import { ForgetRest } from '#application/voucher/forgetRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { TabSession } from '#application/voucher/tabSession.ts';
import { HttpEmailApi } from '#infrastructure/api/emailApi.ts';
import { HttpGiveawayApi } from '#infrastructure/api/giveawayApi.ts';
import { HttpOrderApi } from '#infrastructure/api/orderApi.ts';
import { AFTERCARE } from '#ui/screens/aftercare/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

export const AFTERCARE_TOKENS = {
  emailApi: token<EmailApi>('EmailApi'),
  giveawayApi: token<GiveawayApi>('GiveawayApi'),
  orderApi: token<OrderApi>('OrderApi'),
} as const;

/** What follows a redemption: receipt, order status and giveaways. */
export const aftercare = areaOf(AFTERCARE, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(AFTERCARE_TOKENS.emailApi, HttpEmailApi, TOKENS.api);
    bindAs(AFTERCARE_TOKENS.giveawayApi, HttpGiveawayApi, TOKENS.api);
    bindAs(AFTERCARE_TOKENS.orderApi, HttpOrderApi, TOKENS.api);
    bindClass(AskOrderStatus, AFTERCARE_TOKENS.orderApi);
    bindClass(CorrectEmail, AFTERCARE_TOKENS.emailApi, LastReceipt, SHARED.kept);
    bindClass(FindGiveaway, AFTERCARE_TOKENS.giveawayApi);
    bindClass(ForgetRedeemed, TabSession, EndVoucher);
    bindClass(RedeemGiveaway, AFTERCARE_TOKENS.giveawayApi);
    bindClass(RefreshReceipt, SHARED.redemptionApi, LastReceipt);
  }),
  record: (container) => ({
    askOrderStatus: container.get(AskOrderStatus),
    correctEmail: container.get(CorrectEmail),
    findGiveaway: container.get(FindGiveaway),
    forgetRedeemed: container.get(ForgetRedeemed),
    forgetRest: container.get(ForgetRest),
    redeemGiveaway: container.get(RedeemGiveaway),
    refreshReceipt: container.get(RefreshReceipt),
    spendVoucher: container.get(SpendVoucher),
  }),
});
