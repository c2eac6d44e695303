import { DAY, HOUR, MINUTE, rfc3339 } from '../core/clock.ts';
import type { Instant } from '../core/clock.ts';
import type { Wire } from '../core/wire.ts';
import type { Customer, Delivery } from './customer.ts';
import type { Quote } from './quote.ts';

const MAIL_PROMISE = HOUR;
const PARCEL_PROMISE = 5 * DAY;
const REVIEW_PROMISE = 7 * DAY;
const PARTNER_PROCESSING = MINUTE;

/** A redemption as the sandbox keeps it. Its state follows from the time that has passed. */
export interface Redemption {
  readonly quote: Quote;
  readonly orderNumber: string;
  readonly customer: Customer;
  readonly delivery: Delivery;
  readonly createdAt: Instant;
  readonly remainingInCent: number;
  /** Set where the redemption waits for the fraud check. */
  readonly fraudPreventionIdent?: string;
}

/** The answer to a redemption and to the question how far it is. */
export function redemptionAnswer(redemption: Redemption, now: Instant): Wire['Redemption'] {
  const { quote, fraudPreventionIdent } = redemption;
  return {
    redeemId: quote.id,
    orderNumber: redemption.orderNumber,
    status: statusOf(redemption, now),
    currency: quote.currency,
    items: quote.items.map(({ shop, valueInCent, quantity }) => ({
      shopId: shop.id,
      shopName: shop.brand.name,
      valueInCent,
      quantity,
    })),
    remainingBalanceInCent: redemption.remainingInCent,
    delivery: deliveryOf(redemption, now),
    ...(fraudPreventionIdent !== undefined && { fraudPreventionIdent }),
    createdAt: rfc3339(redemption.createdAt),
  };
}

/** When every partner has sent its code. */
function partnersReadyAt({ quote, createdAt }: Redemption): Instant {
  return createdAt + Math.max(...quote.items.map(({ shop }) => shop.delayHours)) * HOUR;
}

function statusOf(redemption: Redemption, now: Instant): Wire['RedemptionStatus'] {
  if (redemption.fraudPreventionIdent !== undefined) return 'ON_HOLD';
  if (redemption.delivery === 'POST')
    return now < redemption.createdAt + PARTNER_PROCESSING ? 'ACCEPTED' : 'PROCESSING';
  return now < partnersReadyAt(redemption) ? 'PROCESSING' : 'COMPLETED';
}

function deliveryOf(redemption: Redemption, now: Instant): Wire['DeliveryState'] {
  const { createdAt, delivery, fraudPreventionIdent } = redemption;
  if (fraudPreventionIdent !== undefined)
    return { state: 'PENDING', promisedBy: rfc3339(createdAt + REVIEW_PROMISE) };
  if (delivery === 'POST') return { state: 'PENDING', promisedBy: rfc3339(createdAt + PARCEL_PROMISE) };
  const readyAt = partnersReadyAt(redemption);
  if (now < readyAt) return { state: 'DELAYED', promisedBy: rfc3339(readyAt) };
  return { state: 'SENT', promisedBy: rfc3339(createdAt + MAIL_PROMISE) };
}
