import { PERSON } from './customer.ts';
import type { AreaStates, Kept, StateSeed } from './screenState.ts';

const DAY_MS = 24 * 60 * 60_000;

function receipt({ shop, valueInCent, currency, now }: StateSeed): Kept {
  const delivery = { state: 'SENT', kind: 'EMAIL', promisedBy: null };
  return {
    'receipt.v1': {
      redemption: {
        id: '00000000-0000-4000-8000-000000000000',
        orderNumber: '4711000815',
        status: 'COMPLETED',
        items: [
          {
            shopId: shop.id,
            shopName: shop.name,
            shopLogo: null,
            valueInCent,
            quantity: 1,
            delivery,
            redeemLinkToken: null,
          },
        ],
        remainingBalanceInCent: valueInCent,
        delivery,
        holdUntil: null,
        statusToken: null,
        documentIdent: null,
        fraudPreventionIdent: null,
        emailCorrectable: false,
        prepaidOrder: null,
        timeline: [{ state: 'ACCEPTED', at: now, text: null }],
      },
      email: PERSON.email,
      balance: { amountInCent: valueInCent, currency },
      voucherMark: 'workshop',
      voucherValidUntil: now + 365 * DAY_MS,
      voucherIsPrepaid: false,
      paid: null,
      endAmountInCent: null,
    },
    'redeemedFrom.v1': 'workshop',
    'redeemedTo.v1': PERSON.email,
    'usedAt.v1': now,
  };
}

/** After a redemption, and the donation. */
export const AFTER_STATES: AreaStates = {
  aftercare: [
    { name: 'thanks', title: 'the thank-you page', path: '/thankyou', kept: receipt },
    { name: 'thanks-nothing', title: 'nothing redeemed', path: '/thankyou' },
    { name: 'order-status', title: 'the order’s status', path: '/order-status' },
  ],
  donation: [{ name: 'donation', title: 'the donation', path: '/donate', voucher: 'plain' }],
  fraud: [
    {
      name: 'held-unknown',
      title: 'a held redemption',
      path: '/fraud-prevention/fp-data0000000000000000000000000000',
    },
  ],
  region: [
    {
      name: 'points-alone',
      title: 'acceptance points without search and map',
      path: '/acceptance-points?geocoding=fail&map=fail',
      sites: ['region'],
    },
  ],
  codes: [{ name: 'resend', title: 'the mail again', path: '/redeem/resend-link' }],
};
