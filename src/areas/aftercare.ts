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
    bind(AFTERCARE_TOKENS.emailDesk).toResolvedValue((api) => new HttpEmailDesk(api), [TOKENS.api]);
    bind(AFTERCARE_TOKENS.giveawayDesk).toResolvedValue((api) => new HttpGiveawayDesk(api), [TOKENS.api]);
    bind(AFTERCARE_TOKENS.orderDesk).toResolvedValue((api) => new HttpOrderDesk(api), [TOKENS.api]);
    bind(AskOrderStatus).toResolvedValue((desk) => new AskOrderStatus(desk), [AFTERCARE_TOKENS.orderDesk]);
    bind(CorrectEmail).toResolvedValue(
      (desk, receipt, kept) => new CorrectEmail(desk, receipt, kept),
      [AFTERCARE_TOKENS.emailDesk, LastReceipt, SHARED.kept],
    );
    bind(FindGiveaway).toResolvedValue((desk) => new FindGiveaway(desk), [AFTERCARE_TOKENS.giveawayDesk]);
    bind(RedeemGiveaway).toResolvedValue((desk) => new RedeemGiveaway(desk), [AFTERCARE_TOKENS.giveawayDesk]);
    bind(RefreshReceipt).toResolvedValue(
      (desk, receipt) => new RefreshReceipt(desk, receipt),
      [SHARED.redemptionDesk, LastReceipt],
    );
  }),
  texts: {
    de: () => import('#locales/aftercare/de.json').then((file) => file.default),
    en: () => import('#locales/aftercare/en.json').then((file) => file.default),
    fr: () => import('#locales/aftercare/fr.json').then((file) => file.default),
    it: () => import('#locales/aftercare/it.json').then((file) => file.default),
    nl: () => import('#locales/aftercare/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    askOrderStatus: container.get(AskOrderStatus),
    correctEmail: container.get(CorrectEmail),
    findGiveaway: container.get(FindGiveaway),
    redeemGiveaway: container.get(RedeemGiveaway),
    refreshReceipt: container.get(RefreshReceipt),
    spendVoucher: container.get(SpendVoucher),
  }),
});
