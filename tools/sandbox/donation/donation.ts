import { type Instant, rfc3339 } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { Customer } from '../redeem/customer.ts';
import type { Organisation } from './organisations.ts';

export interface Donation {
  readonly id: string;
  readonly orderNumber: string;
  readonly organisation: Organisation;
  readonly customer: Customer;
  readonly serialNumber: string;
  readonly currency: string;
  readonly valueInCent: number;
  readonly remainingInCent: number;
  readonly receiptBy: 'EMAIL' | 'POST' | null;
  readonly createdAt: Instant;
}

export function donationAnswer(donation: Donation): Wire['Donation'] {
  const { organisation, receiptBy } = donation;
  return {
    donationId: donation.id,
    orderNumber: donation.orderNumber,
    organisation: { id: organisation.id, name: organisation.name },
    currency: donation.currency,
    valueInCent: donation.valueInCent,
    forwardedInCent: donation.valueInCent,
    remainingBalanceInCent: donation.remainingInCent,
    ...(receiptBy !== null && { receiptBy }),
    createdAt: rfc3339(donation.createdAt),
  };
}
