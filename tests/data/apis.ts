import type { SecurityQuestion } from '#domain/voucher/securityQuestion.ts';
import type { Place } from '#domain/region/place.ts';
import { type Answer, inTurn } from './answers.ts';
import type { About } from './about.ts';
import { fakeChargeApi } from './charge.ts';
import { fakeDonationApi } from './donation.ts';
import {
  fakeDocumentApi,
  fakeEmailApi,
  fakeGiveawayApi,
  fakeOrderApi,
  fakeRedeemLinkApi,
  fakeRedemptionApi,
  fakeResendApi,
  fakeShopApi,
  fakeVariationApi,
  fakeVoucherApi,
} from './fakeApis.ts';
import { fakeMaps } from './region.ts';
import { fakeSupportApi } from './help.ts';
import { fakeFraudApi } from './fraud.ts';
import { fakeGateway } from './fakeGateway.ts';
import { fakeOfferApi } from './voucherOrder.ts';
import { fakeThirdPartyApi, fakeTokenApi } from './thirdParty.ts';

/** All backend ports, with the given answers. */
export function apisOf(about: About) {
  const ask = inTurn<undefined, Answer<SecurityQuestion>>([], about.questions ?? []);
  return {
    question: { ask: () => ask(undefined) },
    thirdParty: fakeThirdPartyApi({ entries: about.entries ?? [] }),
    token: fakeTokenApi({ renewals: about.renewals ?? [] }),
    voucher: fakeVoucherApi({ answers: about.codeAnswers ?? [] }),
    shop: fakeShopApi(about.shops ?? {}),
    variation: fakeVariationApi(about.variations ?? {}),
    redemption: fakeRedemptionApi(about.redemptions ?? {}),
    giveaway: fakeGiveawayApi(about.giveaways ?? {}),
    place: { places: inTurn<number, Answer<readonly Place[]>>([], about.places ?? []) },
    maps: fakeMaps(about.maps),
    donation: fakeDonationApi(about.donations ?? {}),
    charge: fakeChargeApi(about.chargeChecks),
    offers: fakeOfferApi(about.offers),
    paying: fakeGateway(about.paying),
    email: fakeEmailApi({ answers: about.corrections ?? [] }),
    order: fakeOrderApi({ answers: about.orders ?? [] }),
    link: fakeRedeemLinkApi(about.links ?? {}),
    resend: fakeResendApi({ answers: about.resends ?? [] }),
    support: fakeSupportApi(about.support),
    fraud: fakeFraudApi(about.fraud),
    document: fakeDocumentApi(about.documents ?? {}),
  };
}

export type Apis = ReturnType<typeof apisOf>;
