import type { SecurityQuestion } from '#application/voucher/askSecurityQuestion.ts';
import type { Place } from '#domain/region/place.ts';
import { type Answer, inTurn } from './answers.ts';
import type { About } from './about.ts';
import { fakeChargeDesk } from './charge.ts';
import { fakeDonationDesk } from './donation.ts';
import {
  fakeDocumentDesk,
  fakeEmailDesk,
  fakeGiveawayDesk,
  fakeOrderDesk,
  fakeRedeemLinkDesk,
  fakeRedemptionDesk,
  fakeResendDesk,
  fakeShopDesk,
  fakeVariationDesk,
  fakeVoucherDesk,
} from './fakeDesks.ts';
import { fakeMaps } from './region.ts';
import { fakeSupportDesk } from './help.ts';
import { fakeFraudDesk } from './fraud.ts';
import { fakeGateway } from './fakeGateway.ts';
import { fakeOfferDesk } from './voucherOrder.ts';
import { fakeThirdPartyDesk, fakeTokenDesk } from './thirdParty.ts';

/** The backend of an app: every desk, with the answers that it is told. */
export function desksOf(about: About) {
  const ask = inTurn<undefined, Answer<SecurityQuestion>>([], about.questions ?? []);
  return {
    question: { ask: () => ask(undefined) },
    thirdParty: fakeThirdPartyDesk({ entries: about.entries ?? [] }),
    token: fakeTokenDesk({ renewals: about.renewals ?? [] }),
    voucher: fakeVoucherDesk({ answers: about.codeAnswers ?? [] }),
    shop: fakeShopDesk(about.shops ?? {}),
    variation: fakeVariationDesk(about.variations ?? {}),
    redemption: fakeRedemptionDesk(about.redemptions ?? {}),
    giveaway: fakeGiveawayDesk(about.giveaways ?? {}),
    place: { places: inTurn<number, Answer<readonly Place[]>>([], about.places ?? []) },
    maps: fakeMaps(about.maps),
    donation: fakeDonationDesk(about.donations ?? {}),
    charge: fakeChargeDesk(about.chargeChecks),
    offers: fakeOfferDesk(about.offers),
    paying: fakeGateway(about.paying),
    email: fakeEmailDesk({ answers: about.corrections ?? [] }),
    order: fakeOrderDesk({ answers: about.orders ?? [] }),
    link: fakeRedeemLinkDesk(about.links ?? {}),
    resend: fakeResendDesk({ answers: about.resends ?? [] }),
    support: fakeSupportDesk(about.support),
    fraud: fakeFraudDesk(about.fraud),
    document: fakeDocumentDesk(about.documents ?? {}),
  };
}

export type Desks = ReturnType<typeof desksOf>;
