import { PERSON } from './customer.ts';
import type { AreaStates, Kept, StateSeed, StateShop } from './screenState.ts';

const DAY_MS = 24 * 60 * 60_000;

const SENT = { state: 'SENT', kind: 'EMAIL', promisedBy: null };

interface Redeemed {
  readonly delivery?: { readonly state: string; readonly kind: string; readonly promisedBy: number | null };
  readonly status?: string;
  /** Both shops, a line each. */
  readonly hasSeveral?: boolean;
  /** Left on the voucher, in cents; by default as much as was redeemed. */
  readonly leftInCent?: number;
  /** With it, the page asks for the links that a receipt does not store. */
  readonly statusToken?: string;
  readonly paid?: Kept;
  /** Where goods were sent. */
  readonly recipient?: Kept;
}

/** What a tab keeps of a redemption. */
function receipt(about: Redeemed = {}): (seed: StateSeed) => Kept {
  const {
    delivery = SENT,
    status = 'COMPLETED',
    hasSeveral = false,
    statusToken = null,
    paid = null,
  } = about;
  return ({ shop, other, valueInCent, currency, now }) => {
    const { leftInCent = valueInCent } = about;
    const line = (of: StateShop) => ({
      shopId: of.id,
      shopName: of.name,
      shopLogo: null,
      valueInCent,
      quantity: 1,
      delivery,
      redeemLinkToken: null,
    });
    return {
      'receipt.v1': {
        redemption: {
          id: '00000000-0000-4000-8000-000000000000',
          orderNumber: '4711000815',
          status,
          items: hasSeveral ? [line(shop), line(other)] : [line(shop)],
          remainingBalanceInCent: leftInCent,
          delivery,
          holdUntil: status === 'ON_HOLD' ? now + DAY_MS : null,
          statusToken,
          documentIdent: null,
          fraudPreventionIdent: null,
          emailCorrectable: false,
          prepaidOrder: null,
          timeline: [{ state: 'ACCEPTED', at: now, text: null }],
        },
        email: PERSON.email,
        balance: { amountInCent: leftInCent, currency },
        voucherMark: 'workshop',
        voucherValidUntil: now + 365 * DAY_MS,
        voucherIsPrepaid: false,
        paid,
        endAmountInCent: null,
      },
      'redeemedFrom.v1': 'workshop',
      'redeemedTo.v1': PERSON.email,
      ...(about.recipient && { 'recipient.v1': about.recipient }),
      'usedAt.v1': now,
    };
  };
}

/** A token that the backend does not know, so that a seal stays a seal. */
const UNKNOWN = 'st-workshop00000000000000000000000000000000';

const RECIPIENT = {
  firstName: PERSON.firstName,
  lastName: PERSON.lastName,
  company: '',
  street: 'Birkenweg',
  streetNumber: '12a',
  additionalAddress: '',
  postalCode: '10115',
  city: 'Birkenfelde',
};

/** The thank-you page in the states of its ticket. */
const THANKS: AreaStates[string] = [
  { name: 'thanks', title: 'the thank-you page', kept: receipt() },
  {
    name: 'thanks-sealed',
    title: 'a sealed ticket',
    kept: receipt({ delivery: { ...SENT, state: 'READY', kind: 'LINK' }, statusToken: UNKNOWN }),
  },
  {
    name: 'thanks-sealed-several',
    title: 'sealed tickets of two shops',
    kept: receipt({
      delivery: { ...SENT, state: 'READY', kind: 'LINK' },
      statusToken: UNKNOWN,
      hasSeveral: true,
    }),
  },
  { name: 'thanks-several', title: 'a mailed ticket of two shops', kept: receipt({ hasSeveral: true }) },
  {
    name: 'thanks-document',
    title: 'a document by mail',
    kept: receipt({ delivery: { ...SENT, state: 'READY', kind: 'PDF' }, leftInCent: 0 }),
  },
  {
    name: 'thanks-late',
    title: 'a late code',
    kept: receipt({ delivery: { ...SENT, state: 'DELAYED', promisedBy: null } }),
  },
  {
    name: 'thanks-posted',
    title: 'goods by post',
    kept: receipt({ delivery: { ...SENT, kind: 'POST' }, recipient: RECIPIENT }),
  },
  {
    name: 'thanks-held',
    title: 'thanks for a held redemption',
    kept: receipt({ status: 'ON_HOLD', delivery: { ...SENT, state: 'PENDING' } }),
  },
  {
    name: 'thanks-returned',
    title: 'a returned redemption',
    kept: receipt({ status: 'RETURNED_TO_BALANCE' }),
  },
  {
    name: 'thanks-paid',
    title: 'a difference paid on top, nothing left',
    kept: receipt({
      leftInCent: 0,
      paid: { reference: '00000000-0000-4000-8000-000000000001', provider: 'card', amountInCent: 5_00 },
    }),
  },
].map((state) => ({ ...state, path: '/thankyou' }));

/** After a redemption, and the donation. */
export const AFTER_STATES: AreaStates = {
  aftercare: [
    ...THANKS,
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
