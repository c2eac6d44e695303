import type { Instant } from '../core/instant.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { parseCustomer } from '../customer/customerForm.ts';
import type { Money } from '../money/money.ts';
import type { GateFacts, OrderRules, Repeatable } from '../orders/gate.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import { orderAddress } from '../orders/orderAddress.ts';
import type { PendingOrderVoucher } from '../orders/pendingOrder.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import { spentVoucher } from '../voucher/spentVoucher.ts';
import { boundToDonation, donationPrint } from './binding.ts';
import {
  type AidOrganisation,
  type Donation,
  type DonationDraft,
  type DonationId,
  type DonationReceipt,
  type PendingDonation,
  chosenOrganisation,
  donationAmount,
  hasReceipt,
} from './donation.ts';
import { donorQuestions } from './donorQuestions.ts';

/** What this tab keeps of a donation before its press. */
export interface DonationFound {
  readonly draft: DonationDraft;
  readonly customer: CustomerDraft;
  /** True if this tab has the receipt of its last donation. */
  readonly hasGiven: boolean;
}

export interface DonationFacts extends GateFacts<PendingDonation>, DonationFound {
  /** Null until they are loaded. */
  readonly organisations: readonly AidOrganisation[] | null;
  /** Of the site (ISO 3166), whose postal codes the donor's address follows. */
  readonly country: string;
}

/** A donation with everything that its press needs. */
export interface PreparedDonation {
  readonly spends: PendingOrderVoucher;
  /** The balance before; minor units. */
  readonly balanceInCent: number;
  readonly draft: DonationDraft;
  readonly organisation: AidOrganisation;
  readonly value: Money;
  readonly wantsReceipt: boolean;
  readonly customer: Customer;
}

/** What a press adds to a prepared donation. */
export interface DonationPress {
  readonly id: DonationId;
  readonly key: IdempotencyKey;
  readonly sentAt: Instant;
  readonly startingPoint: StartingPoint;
}

/** A donation from what its page finds to its receipt (product 6.4). */
export const DONATION_RULES: Repeatable<PendingDonation> &
  OrderRules<
    DonationFacts,
    PendingDonation,
    PreparedDonation,
    DonationPress,
    Donation,
    DonationReceipt,
    string | null
  > = {
  kind: 'donation',
  needsVoucher: true,

  isPlaced: ({ draft, hasGiven }) => hasGiven && draft.organisationId === null,

  prepare({ session, draft, customer, organisations, country }) {
    if (organisations === null) return { kind: 'waiting' };
    const organisation = chosenOrganisation(draft, organisations);
    if (session === null || organisation === null) return { kind: 'missing', step: 'choice' };
    const { balanceInCent, currency } = session.voucher;
    const amount = donationAmount(draft, { amountInCent: balanceInCent, currency });
    if (!amount.ok) return { kind: 'missing', step: 'choice' };
    const wantsReceipt = hasReceipt(draft, organisations);
    const donor = parseCustomer(customer, donorQuestions(wantsReceipt), country);
    // Gift and donor are on one page.
    if (!donor.ok) return { kind: 'missing', step: 'choice' };
    return {
      kind: 'ready',
      ready: {
        spends: spentVoucher(session),
        balanceInCent,
        draft,
        organisation,
        value: { amountInCent: amount.value, currency },
        wantsReceipt,
        customer: donor.value,
      },
    };
  },

  orderOf({ spends, balanceInCent, draft, organisation, value, wantsReceipt, customer }, press) {
    const { amountInCent: valueInCent, currency } = value;
    return {
      ...press,
      voucher: spends,
      balanceInCent,
      draft,
      valueInCent,
      currency,
      organisationName: organisation.name,
      email: customer.email,
      fingerprint: donationPrint({ organisationId: organisation.id, wantsReceipt, valueInCent }, customer),
      standing: 'sent',
    };
  },

  sameAs: (one, other) => one.fingerprint === other.fingerprint && one.voucher.mark === other.voucher.mark,

  /** `addressee`: mark of the voucher whose orders may show their address; null without one. */
  receiptOf: (answer, order, addressee) => ({
    donation: boundToDonation(answer, order),
    email: orderAddress(order, addressee),
  }),
};
