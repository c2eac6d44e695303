import type { Instant } from '../core/instant.ts';

/** How what was redeemed comes to the holder (contract). POST is for goods, the others bring codes. */
export const DELIVERY_KINDS = ['EMAIL', 'LINK', 'PDF', 'ZIP', 'POST'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** PENDING: not begun. READY: may be opened now. DELAYED: a partner's code is late, usually by hours. */
export const DELIVERY_STATES = ['PENDING', 'SENT', 'DELAYED', 'READY', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How far a delivery is. */
export interface Delivery {
  readonly state: DeliveryState;
  readonly kind: DeliveryKind;
  /** By when it is promised, if the backend says so. */
  readonly promisedBy: Instant | null;
}
