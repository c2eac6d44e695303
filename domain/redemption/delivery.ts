import type { Instant } from '../core/instant.ts';

/** POST is for goods, the others are for codes (contract). */
export const DELIVERY_KINDS = ['EMAIL', 'LINK', 'PDF', 'ZIP', 'POST'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** READY: can be opened now. DELAYED: the partner's code is late, usually by hours. */
export const DELIVERY_STATES = ['PENDING', 'SENT', 'DELAYED', 'READY', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface Delivery {
  readonly state: DeliveryState;
  readonly kind: DeliveryKind;
  readonly promisedBy: Instant | null;
}
