import type { DonationApi, DonationOrder } from '#application/ports/donationApi.ts';
import {
  type AidOrganisation,
  type Donation,
  type DonationDraft,
  type DonationId,
  type DonationReceipt,
  type PendingDonation,
  EMPTY_DONATION,
} from '#domain/donation/donation.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import { type Answer, inTurn } from './answers.ts';
import { aCustomer } from './customer.ts';
import { now } from './moments.ts';
import { anIdempotencyKey, aPendingSpendingOrder } from './redemption.ts';

export const aDonationId = 'c0ffee00-0000-4000-8000-00000000d0na' as DonationId;

export function anOrganisation(about: Partial<AidOrganisation> = {}): AidOrganisation {
  return {
    id: 'org-1',
    name: 'Brunnenwerk',
    logo: null,
    description: 'Clean water.',
    receiptAvailable: true,
    ...about,
  };
}

/** 25 of 50 euros donated. */
export function aDonation(about: Partial<Donation> = {}): Donation {
  return {
    id: aDonationId,
    orderNumber: 'D-2002',
    organisationId: 'org-1',
    organisationName: 'Brunnenwerk',
    currency: 'EUR',
    forwardedInCent: 25_00,
    remainingBalanceInCent: 25_00,
    receiptBy: null,
    ...about,
  };
}

/** A complete draft about a part of the balance. */
export function aDonationDraft(about: Partial<DonationDraft> = {}): DonationDraft {
  return { ...EMPTY_DONATION, organisationId: 'org-1', part: 'some', amountText: '25', ...about };
}

/** A donation with an unknown outcome. */
export function anOpenDonation(about: Partial<PendingDonation> = {}): PendingDonation {
  return {
    ...aPendingSpendingOrder({ fingerprint: fingerprintOf(aCustomer(), 'org-1', false, '2500') }),
    id: aDonationId,
    key: anIdempotencyKey,
    sentAt: now,
    draft: aDonationDraft(),
    valueInCent: 25_00,
    currency: 'EUR',
    balanceInCent: 50_00,
    organisationName: 'Brunnenwerk',
    ...about,
  };
}

export interface DonationsTold {
  organisations?: readonly Answer<readonly AidOrganisation[]>[];
  given?: readonly Answer<Donation>[];
  found?: readonly Answer<Donation | null>[];
}

export function fakeDonationApi(told: DonationsTold) {
  const listed: number[] = [];
  const placed: { order: DonationOrder; key: IdempotencyKey }[] = [];
  const looked: DonationId[] = [];
  const give = inTurn(placed, told.given ?? []);
  const api: DonationApi = {
    organisations: inTurn(listed, told.organisations ?? []),
    give: (order, key) => give({ order, key }),
    find: inTurn(looked, told.found ?? []),
  };
  return { ...api, listed, placed, looked };
}

export interface DonationsKept {
  draft?: DonationDraft;
  receipt?: DonationReceipt;
}
