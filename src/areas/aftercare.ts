import { ContainerModule } from 'inversify';
import { FindGiveaway, type GiveawayDesk } from '#application/giveaway/findGiveaway.ts';
import { RedeemGiveaway } from '#application/giveaway/redeemGiveaway.ts';
import { AskOrderStatus, type OrderDesk } from '#application/orderStatus/askOrderStatus.ts';
import { CorrectEmail, type EmailDesk } from '#application/redemption/correctEmail.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { RefreshReceipt } from '#application/redemption/refreshReceipt.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { HttpEmailDesk } from '#infrastructure/api/emailDesk.ts';
import { HttpGiveawayDesk } from '#infrastructure/api/giveawayDesk.ts';
import { HttpOrderDesk } from '#infrastructure/api/orderDesk.ts';
import { AFTERCARE } from '#ui/screens/aftercare/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** Container tokens of the ports that only this area uses. */
export const AFTERCARE_TOKENS = {
  emailDesk: token<EmailDesk>('EmailDesk'),
  giveawayDesk: token<GiveawayDesk>('GiveawayDesk'),
  orderDesk: token<OrderDesk>('OrderDesk'),
} as const;

/** Aftercare: the receipt, the order status and giveaways. */
export const aftercare = areaOf(AFTERCARE, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(AFTERCARE_TOKENS.emailDesk, HttpEmailDesk, TOKENS.api);
    bindAs(AFTERCARE_TOKENS.giveawayDesk, HttpGiveawayDesk, TOKENS.api);
    bindAs(AFTERCARE_TOKENS.orderDesk, HttpOrderDesk, TOKENS.api);
    bindClass(AskOrderStatus, AFTERCARE_TOKENS.orderDesk);
    bindClass(CorrectEmail, AFTERCARE_TOKENS.emailDesk, LastReceipt, SHARED.kept);
    bindClass(FindGiveaway, AFTERCARE_TOKENS.giveawayDesk);
    bindClass(RedeemGiveaway, AFTERCARE_TOKENS.giveawayDesk);
    bindClass(RefreshReceipt, SHARED.redemptionDesk, LastReceipt);
  }),
  record: (container) => ({
    askOrderStatus: container.get(AskOrderStatus),
    correctEmail: container.get(CorrectEmail),
    findGiveaway: container.get(FindGiveaway),
    redeemGiveaway: container.get(RedeemGiveaway),
    refreshReceipt: container.get(RefreshReceipt),
    spendVoucher: container.get(SpendVoucher),
  }),
});
