import type { ToPay } from '#application/ports/paymentGateway.ts';
import type { OperationId } from '#conformance/contract/contract.ts';
import type { ActivationIdent } from '#domain/activation/activationLink.ts';
import type { Result } from '#domain/core/result.ts';
import { parseFraudData } from '#domain/fraud/fraudData.ts';
import type { LetterPin } from '#domain/fraud/letterPin.ts';
import type { OrderNumber } from '#domain/orderStatus/order.ts';
import type { CardTypeId } from '#domain/payment/payment.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { HttpActivationApi } from '#infrastructure/api/activationApi.ts';
import type { ApiClient } from '#infrastructure/api/client.ts';
import { HttpDonationApi } from '#infrastructure/api/donationApi.ts';
import { HttpFraudApi } from '#infrastructure/api/fraudApi.ts';
import { HttpGiveawayApi } from '#infrastructure/api/giveawayApi.ts';
import { HttpOrderApi } from '#infrastructure/api/orderApi.ts';
import { HttpPaymentGateway } from '#infrastructure/api/paymentGateway.ts';
import { HttpPlaceApi } from '#infrastructure/api/placeApi.ts';
import { HttpReactivationApi } from '#infrastructure/api/reactivationApi.ts';
import { HttpRedeemLinkApi } from '#infrastructure/api/redeemLinkApi.ts';
import { HttpRedemptionApi } from '#infrastructure/api/redemptionApi.ts';
import { HttpSecurityQuestionApi } from '#infrastructure/api/securityQuestionApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { HttpSiteConfigApi } from '#infrastructure/api/siteConfigApi.ts';
import { HttpSupportApi } from '#infrastructure/api/supportApi.ts';
import { HttpVariationApi } from '#infrastructure/api/variationApi.ts';
import { FIRST } from '#tests/data/activation.ts';
import { aPendingCharge } from '#tests/data/charge.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { aDonationId } from '#tests/data/donation.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { aFraudDraft, aFraudIdent } from '#tests/data/fraud.ts';
import { inVault, onThankYouPage } from '#tests/data/giveaway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aPdf } from '#tests/data/pictures.ts';
import { aReactivation } from '#tests/data/reactivation.ts';
import { aLinkToken, aRedemptionId, anIdempotencyKey, anOpenOrder, anOrder } from '#tests/data/redemption.ts';
import { aCode } from '#tests/data/voucher.ts';
import { aPendingVoucherOrder } from '#tests/data/voucherOrder.ts';

type Call = (api: ApiClient) => Promise<Result<unknown, unknown>>;

const captcha = 'passed';
const { email } = aCustomer();
const token = aLinkToken as RedeemLinkToken;
const activation = 'post/482910401/aH6pD9sA5uZk0tTq' as ActivationIdent;
const wall = { voucherCategory: 1, currency: 'EUR', distribution: null, noMarketplaces: false } as const;
const file = { name: 'a.pdf', kind: 'pdf', bytes: aPdf() } as const;
const startingPoint = { source: '/', campaignName: '' };
const card = { typeId: 's-crd-1' as CardTypeId, returnUrl: 'https://voucher.example/payment/unzer-return' };
const donation = {
  id: aDonationId,
  organisationId: '5',
  valueInCent: 25_00,
  wantsReceipt: false,
  customer: aCustomer(),
  startingPoint,
  notesRead: true,
} as const;
const request = {
  topic: 'other',
  email,
  orderNumber: null,
  voucher: null,
  message: 'Nothing came.',
  errorCode: null,
} as const;

const REDEMPTION: ToPay<'redemption'> = {
  kind: 'redemption',
  order: { ...anOpenOrder(), payment: aPayment() },
  beside: anOrder(),
};
const CHARGE: ToPay<'charge'> = { kind: 'charge', order: aPendingCharge(), beside: null };
const VOUCHERS: ToPay<'voucher-order'> = {
  kind: 'voucher-order',
  order: aPendingVoucherOrder(),
  beside: { customer: aCustomer(), token: null },
};

function byWallet<K extends 'charge' | 'redemption' | 'voucher-order'>(order: ToPay<K>): Call {
  return (api) => new HttpPaymentGateway(api).beginWallet(order, card.returnUrl);
}

function byCard<K extends 'charge' | 'redemption' | 'voucher-order'>(order: ToPay<K>): Call {
  return (api) => new HttpPaymentGateway(api).beginCard(order, card);
}

function fraudData() {
  const data = parseFraudData(aFraudDraft());
  if (!data.ok) throw new Error('the draft is complete');
  return data.value;
}

/** How the app asks for each answer in which the contract has a number, an id, a code or a PIN. */
export const ADAPTER_CALLS: Partial<Record<OperationId, readonly Call[]>> = {
  getSiteConfig: [(api) => new HttpSiteConfigApi(api, fakeLog()).load('DE')],
  listVariations: [(api) => new HttpVariationApi(api).list('DE')],
  getVariation: [(api) => new HttpVariationApi(api).find('DE', 'birthday')],
  listShopCategories: [(api) => new HttpShopApi(api).categories(1)],
  listShops: [(api) => new HttpShopApi(api).wall(wall)],
  getShop: [(api) => new HttpShopApi(api).details('100001', null)],
  getCaptchaQuestion: [(api) => new HttpSecurityQuestionApi(api).ask()],
  createQuote: [(api) => new HttpRedemptionApi(api).quote([])],
  createRedemption: [
    byWallet(REDEMPTION),
    byCard(REDEMPTION),
    (api) => new HttpRedemptionApi(api).redeem(anOrder(), anIdempotencyKey),
  ],
  getRedemption: [(api) => new HttpRedemptionApi(api).find(aRedemptionId)],
  getRedeemLink: [(api) => new HttpRedeemLinkApi(api).look(token)],
  revealRedeemLink: [(api) => new HttpRedeemLinkApi(api).reveal(token)],
  getFraudCheck: [(api) => new HttpFraudApi(api, () => {}).look(aFraudIdent)],
  giveFraudCheckData: [(api) => new HttpFraudApi(api, () => {}).giveData(aFraudIdent, fraudData(), 'DE')],
  sendFraudCheckDocument: [
    (api) => new HttpFraudApi(api, () => {}).sendDocument(aFraudIdent, file, () => {}).answer,
  ],
  enterFraudCheckPin: [(api) => new HttpFraudApi(api, () => {}).enterPin(aFraudIdent, '042817' as LetterPin)],
  listAidOrganisations: [(api) => new HttpDonationApi(api).organisations(1)],
  listAcceptancePoints: [(api) => new HttpPlaceApi(api).places(31)],
  createDonation: [(api) => new HttpDonationApi(api).give(donation, anIdempotencyKey)],
  getDonation: [(api) => new HttpDonationApi(api).find(aDonationId)],
  getActivation: [(api) => new HttpActivationApi(api).look(activation)],
  activateVouchers: [(api) => new HttpActivationApi(api).activate(activation, [FIRST])],
  requestReactivation: [(api) => new HttpReactivationApi(api).request({ code: aCode(), email, captcha })],
  getReactivation: [(api) => new HttpReactivationApi(api).look(aReactivation().id)],
  getOrderStatus: [
    (api) => new HttpOrderApi(api).status({ orderNumber: '4829' as OrderNumber, email, captcha }),
  ],
  requestSupport: [(api) => new HttpSupportApi(api, () => {}).send(request, [], () => {}).answer],
  initCharge: [byWallet(CHARGE), byCard(CHARGE)],
  finalizeCharge: [(api) => new HttpPaymentGateway(api).finalize('charge', CHARGE.order, 'id-1')],
  finalizePayment: [(api) => new HttpPaymentGateway(api).finalize('voucher-order', VOUCHERS.order, 'id-1')],
  getPaymentState: [(api) => new HttpPaymentGateway(api).state(aPayment().reference)],
  orderVouchers: [byWallet(VOUCHERS), byCard(VOUCHERS)],
  getGiveaway: [(api) => new HttpGiveawayApi(api).find(onThankYouPage)],
  getVaultGiveaway: [(api) => new HttpGiveawayApi(api).find(inVault)],
};
