import { EMPTY_CHARGE } from '#domain/charge/chargeEntry.ts';
import { keptCharge } from '#domain/charge/keptCharge.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { EMPTY_DONATION } from '#domain/donation/donation.ts';
import { keptFraudData } from '#domain/fraud/keptFraudData.ts';
import type { KeptValue } from '#domain/kept/table.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { type Receipt, withoutLinks } from '#domain/redemption/receipt.ts';
import { EMPTY_ORDER } from '#domain/voucherOrder/orderEntry.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCharge, aPendingCharge, aChargeable, aSerialNumber } from '#tests/data/charge.ts';
import { aCustomer, aCustomerDraft } from '#tests/data/customer.ts';
import { aDonation, aDonationDraft } from '#tests/data/donation.ts';
import { aCheck, aFraudDraft } from '#tests/data/fraud.ts';
import type { ALL_KEPT } from '#tests/data/keptSchemas.ts';
import { now, tomorrow } from '#tests/data/moments.ts';
import { aReactivation } from '#tests/data/reactivation.ts';
import { aReceipt, aRecipient, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';
import { aPartner } from '#tests/data/thirdParty.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { AN_ENTRY, aVoucherOrder, anOrderReceipt } from '#tests/data/voucherOrder.ts';

export type ExampleKey = keyof typeof ALL_KEPT;

interface Example<Value> {
  readonly value: Value;
  /** What is stored and does not fit: nothing is kept then. */
  readonly odd: readonly unknown[];
  /** What is stored and does not fit in a part that nothing is lost without, and what is read of it. */
  readonly mended?: readonly (readonly [unknown, Value])[];
}

const { isPrepaid: _, ...VOUCHER } = aVoucher();
const CHARGE = keptCharge({ ...aChargeable(), amountInCent: 20_50 });
const CHARGE_RECEIPT = CHARGE_RULES.receiptOf(aCharge(), aPendingCharge(), now);
const CHOICE = { shopId: 'shop-1', valueInCent: 25_00 };
const DELIVERY = { state: 'READY', kind: 'LINK', promisedBy: tomorrow } as const;
const DONATION = { donation: aDonation(), email: maskEmail(aCustomer().email) };
const FRAUD = keptFraudData(aCheck(), aFraudDraft());
const masked = ({ recipient: _own, ...receipt }: Receipt) => ({
  ...receipt,
  email: maskEmail(receipt.email),
});
const RECEIPT = masked(
  withoutLinks(
    aReceipt({
      redemption: aRedemption({
        items: [anItem({ delivery: DELIVERY, quantity: 2 })],
        delivery: DELIVERY,
        holdUntil: tomorrow,
        statusToken: aStatusToken,
        emailCorrectable: true,
        prepaidOrder: { orderNumber: 'P-1', quantity: 3, state: 'ORDERED' },
        timeline: [{ state: 'ACCEPTED', at: now, text: 'Welcome.' }],
      }),
      voucherValidUntil: tomorrow,
      voucherIsPrepaid: true,
      endAmountInCent: 50_00,
    }),
  ),
);
const LINKED = {
  ...RECEIPT,
  redemption: {
    ...RECEIPT.redemption,
    documentIdent: 'vd-1',
    fraudPreventionIdent: 'fp-1',
    items: RECEIPT.redemption.items.map((item) => ({ ...item, redeemLinkToken: 'link' })),
  },
};
const WITH_A_LOGO_OF_ELSEWHERE = {
  ...masked(aReceipt()),
  redemption: aRedemption({ items: [anItem({ shopLogo: 'https://elsewhere.example/logo.svg' })] }),
};
const TICKET = { topic: 'other', ticketNumber: 'T-1', replyBy: tomorrow, wasOpen: false } as const;

/** A value of each key, and what is foreign to it. A key without its row does not compile. */
export const EXAMPLES: { readonly [Key in ExampleKey]: Example<KeptValue<Key>> } = {
  voucher: {
    value: { ...VOUCHER, partner: 'Sternbonus', firstEnd: 1_700_000_000_000 },
    odd: [
      { schema: 'older' },
      { ...VOUCHER, partner: null, balanceInCent: -5 },
      { ...VOUCHER, partner: null, currency: 'XXX' },
    ],
  },
  voucherToken: { value: aSession().token, odd: ['', 7, null] },
  tokenExpiry: { value: tomorrow, odd: ['tomorrow', -1, 0, null] },
  emptySince: { value: now, odd: ['now', -1, 0, null] },
  usedAt: { value: now, odd: ['now', -1, 0, null] },
  removals: {
    value: [
      { of: null, at: now },
      { of: 'a-b', at: now },
    ],
    odd: [[{ of: 7, at: now }], [{ of: 'a-b', at: 0 }], [null], {}, null],
  },
  isPrepaid: { value: true, odd: ['yes', 1, null] },
  balanceAfter: {
    value: { amountInCent: 25_00, currency: 'EUR' },
    odd: [{ amountInCent: 1e9, currency: 'gold' }, { amountInCent: -1, currency: 'EUR' }, null],
  },
  redeemedFrom: { value: '123456789', odd: [7, null] },
  draftOwner: { value: '123456789', odd: [7, null, { mark: 'a', until: null }] },
  lastVoucher: { value: '123456789', odd: [7, null] },
  addressee: { value: '123456789', odd: [7, null] },
  moneySeen: { value: now, odd: ['now', null] },
  moneyNews: {
    value: [{ of: 'k3-x9', at: now, what: 'spent' }],
    odd: [[{ of: 'k3-x9', at: now, what: 'lost' }], [{ of: '', at: now, what: 'spent' }], {}, null],
  },
  openPresses: {
    value: [
      { of: ['k3-x9'], kind: 'donation', id: 'donation-1', at: now, standing: 'sent' },
      { of: ['k3-x9'], kind: 'redemption', id: 'quote-1', at: now, standing: 'missed' },
    ],
    odd: [[{ of: 'k3-x9', kind: 'donation', id: 'donation-1', at: now }], [{ of: [], id: 7 }], null],
  },
  pressedHere: { value: ['donation-1'], odd: [[7], 'donation-1', null] },
  codeWait: {
    value: { refusals: 4, until: 1_000 },
    odd: [{ refusals: -1, until: 0 }, { refusals: 0.5, until: 0 }, { refusals: 1, until: null }, []],
  },
  language: { value: 'fr-CH', odd: [7, 'x'.repeat(101), null, ['fr'], { locale: 'fr' }] },
  payback: { value: true, odd: ['true', 1, null] },
  category: { value: 'fashion', odd: [7, 'x'.repeat(101), null] },
  variation: { value: 'birthday', odd: [7, 'x'.repeat(101), null] },
  customerDraft: {
    value: aCustomerDraft(),
    odd: [7, null, []],
    mended: [
      [
        { firstName: 'Ada', lastName: 7, salutation: 'DR', useRecharge: 'on' },
        { ...EMPTY_DRAFT, firstName: 'Ada' },
      ],
    ],
  },
  redemptionDraft: { value: CHOICE, odd: [{ ...CHOICE, shopId: '' }, { ...CHOICE, valueInCent: 0 }, 7] },
  basket: {
    value: [aBasketLine()],
    odd: [
      [],
      [{ ...aBasketLine(), shopId: '' }],
      [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }],
      [aBasketLine({ valueInCent: 0 })],
      [aBasketLine({ quantity: 0.5 })],
      [aBasketLine({ quantity: 21 })],
      Array.from({ length: 21 }, () => aBasketLine()),
    ],
  },
  valuePicks: {
    value: [CHOICE],
    odd: [7, {}, [7], [null], [{ shopId: 'shop-1' }], [{ ...CHOICE, valueInCent: -1 }]],
  },
  startingPoint: { value: { source: '/books', campaignName: 'spring' }, odd: [{ source: '/' }, null] },
  chargeEntry: {
    value: { serialNumber: '410 582 934', choice: 'own', amountText: '20,50' },
    odd: [7, null],
    mended: [[{ serialNumber: 7, choice: 'all', amountText: null }, EMPTY_CHARGE]],
  },
  charge: {
    value: CHARGE,
    odd: [
      { ...CHARGE, token: '' },
      { ...CHARGE, redeemValue: 1.5 },
      { ...CHARGE, currency: 'XXX' },
      { ...CHARGE, amount: -1 },
    ],
  },
  topUpPlace: {
    value: { serialNumber: aSerialNumber(), path: '/redeem/shop-1/value' },
    odd: [
      { serialNumber: aSerialNumber(), path: '//elsewhere.example' },
      { serialNumber: 'x', path: '/shops' },
      7,
    ],
  },
  chargeReceipt: {
    value: CHARGE_RECEIPT,
    odd: [
      { ...CHARGE_RECEIPT, serialNumber: '41058293' },
      { ...CHARGE_RECEIPT, provider: 'cash' },
      { ...CHARGE_RECEIPT, reference: '' },
      { ...CHARGE_RECEIPT, amountInCent: -1 },
    ],
  },
  voucherOrderEntry: {
    value: AN_ENTRY,
    odd: [7, null],
    mended: [[{ offer: 'gift', quantity: 1.5, exchanges: 'yes' }, EMPTY_ORDER]],
  },
  voucherOrder: {
    value: aVoucherOrder(),
    odd: [
      { ...aVoucherOrder(), exchangedInCent: 100_00 },
      { ...aVoucherOrder(), quantity: 1.5 },
      { ...aVoucherOrder(), offer: 'gift' },
      { ...aVoucherOrder(), currency: 'XXX' },
    ],
  },
  voucherOrderReceipt: {
    value: anOrderReceipt(),
    odd: [
      { ...anOrderReceipt(), email: 'nobody' },
      { ...anOrderReceipt(), buyer: 'friend' },
      { ...anOrderReceipt(), order: null },
    ],
  },
  receipt: {
    value: RECEIPT,
    odd: [
      { orderNumber: '1' },
      { ...RECEIPT, email: 'javascript:alert(1)' },
      { ...RECEIPT, balance: { amountInCent: -1, currency: 'EUR' } },
      { ...RECEIPT, balance: { amountInCent: 1, currency: 'XXX' } },
    ],
    mended: [
      [LINKED, RECEIPT],
      [WITH_A_LOGO_OF_ELSEWHERE, masked(aReceipt())],
      [{ ...RECEIPT, email: aReceipt().email }, RECEIPT],
    ],
  },
  recipient: {
    value: aRecipient(),
    odd: [
      { ...aRecipient(), street: '' },
      { ...aRecipient(), lastName: 7 },
      { ...aRecipient(), company: undefined },
      aRecipient().city,
      null,
    ],
  },
  redeemedTo: { value: aCustomer().email, odd: ['nobody', 7, null] },
  donatedTo: { value: aCustomer().email, odd: ['nobody', 7, null] },
  partner: {
    value: aPartner(),
    odd: [
      { name: '' },
      { name: 'A', logo: '//evil.example/x.svg', returnUrl: null },
      { name: 'A', logo: null, returnUrl: 'javascript:alert(1)' },
      null,
    ],
  },
  flashes: { value: [{ kind: 'success', html: '<b>Removed.</b>' }], odd: ['text', [{ kind: 1 }], null] },
  helpContext: {
    value: { errorCode: 'VCRx9', orderNumber: 'R-1001', at: now },
    odd: ['VCRx9', { errorCode: 'VCRx9', orderNumber: '', at: 'now' }],
  },
  payments: {
    value: [{ reference: 'one', state: 'contradicted', isAwaited: false }],
    odd: ['received', [{ reference: 'one', state: 'paid', isAwaited: false }]],
  },
  pendingReveal: { value: now, odd: ['now', null] },
  donationDraft: {
    value: aDonationDraft(),
    odd: [7, null],
    mended: [[{ organisationId: '', part: 'half', amountText: 7, wantsReceipt: 1 }, EMPTY_DONATION]],
  },
  donationReceipt: {
    value: DONATION,
    odd: [
      { ...DONATION, email: 'nobody' },
      { ...DONATION, donation: { ...DONATION.donation, forwardedInCent: -1 } },
      7,
    ],
  },
  fraudDraft: {
    value: FRAUD,
    odd: [null, 7, { of: '' }, { ...FRAUD, edition: 7 }],
    mended: [
      [
        { ...FRAUD, city: 7 },
        { ...FRAUD, city: '' },
      ],
      [
        { ...FRAUD, confirmed: ['everything'] },
        { ...FRAUD, confirmed: [] },
      ],
    ],
  },
  helpDraft: {
    value: { email: 'ada@post.example', orderNumber: 'R-1001', message: 'Please' },
    odd: [{ email: 'ada@post.example', orderNumber: 7, message: '' }, null],
  },
  helpTicket: {
    value: TICKET,
    odd: [{ ...TICKET, topic: 'gossip' }, { ...TICKET, ticketNumber: '' }, null],
  },
  reactivation: { value: aReactivation().id, odd: ['', 'ra-1', 7, null] },
  rememberedShops: { value: { recent: ['a', 'b'], favourites: ['b'] }, odd: [null, 7, 'yes'] },
  prepaidEndAmount: { value: 50_00, odd: [-1, 0.5, '5000', null, Number.MAX_SAFE_INTEGER + 1] },
};
