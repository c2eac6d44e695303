import type { Instant } from '../core/instant.ts';
import type { Customer, CustomerDraft } from '../customer/customer.ts';
import { parseCustomer } from '../customer/customerForm.ts';
import type { Money } from '../money/money.ts';
import type { GateFacts, OrderRules } from '../orders/gate.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { PendingOrderVoucher } from '../orders/pendingOrder.ts';
import type { StartingPoint } from '../orders/startingPoint.ts';
import { donationPrint } from './binding.ts';
import {
  type AidOrganisation,
  type DonationDraft,
  type DonationId,
  type PendingDonation,
  chosenOrganisation,
  donationAmount,
  hasReceipt,
} from './donation.ts';
import { donorQuestions } from './donorQuestions.ts';

export interface DonationFacts extends GateFacts<PendingDonation> {
  /** Of the voucher in use; null without one. */
  readonly balance: Money | null;
  readonly draft: DonationDraft;
  readonly customer: CustomerDraft;
  /** Null until they are loaded. */
  readonly organisations: readonly AidOrganisation[] | null;
  /** True if this tab has the receipt of its last donation. */
  readonly hasGiven: boolean;
  /** Of the site (ISO 3166), whose postal codes the donor's address follows. */
  readonly country: string;
}

/** A donation with everything that its press needs. */
export interface PreparedDonation {
  readonly draft: DonationDraft;
  readonly organisation: AidOrganisation;
  /** Minor units of the balance's currency. */
  readonly value: Money;
  readonly wantsReceipt: boolean;
  readonly customer: Customer;
}

/** A donation before its press (product 6.4). */
export const DONATION_RULES: OrderRules<DonationFacts, PendingDonation, PreparedDonation> = {
  kind: 'donation',
  spends: true,

  isPlaced: ({ draft, hasGiven }) => hasGiven && draft.organisationId === null,

  prepare({ balance, draft, customer, organisations, country }) {
    if (organisations === null) return { kind: 'waiting' };
    const organisation = chosenOrganisation(draft, organisations);
    const amount = balance && donationAmount(draft, balance);
    if (balance === null || organisation === null || !amount?.ok) return { kind: 'missing', step: 'choice' };
    const wantsReceipt = hasReceipt(draft, organisations);
    const donor = parseCustomer(customer, donorQuestions(wantsReceipt), country);
    // Gift and donor are on one page.
    if (!donor.ok) return { kind: 'missing', step: 'choice' };
    const value = { amountInCent: amount.value, currency: balance.currency };
    return { kind: 'ready', ready: { draft, organisation, value, wantsReceipt, customer: donor.value } };
  },
};

/** What a press adds to a prepared donation. */
export interface DonationPress {
  readonly id: DonationId;
  readonly key: IdempotencyKey;
  readonly sentAt: Instant;
  readonly voucher: PendingOrderVoucher;
  readonly balanceInCent: number;
  readonly startingPoint: StartingPoint;
}

/** Returns the donation that a press sends. */
export function donationOf(prepared: PreparedDonation, press: DonationPress): PendingDonation {
  const { draft, organisation, value, wantsReceipt, customer } = prepared;
  const { amountInCent: valueInCent, currency } = value;
  return {
    ...press,
    draft,
    valueInCent,
    currency,
    organisationName: organisation.name,
    email: customer.email,
    fingerprint: donationPrint({ organisationId: organisation.id, wantsReceipt, valueInCent }, customer),
    standing: 'sent',
  };
}
