import type { Instant } from '../core/instant.ts';

/** How what was redeemed reaches the holder (contract). POST is for goods, the others are for codes. */
export const DELIVERY_KINDS = ['EMAIL', 'LINK', 'PDF', 'ZIP', 'POST'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** PENDING: not begun. READY: can be opened now. DELAYED: a partner's code is late, usually by hours. */
export const DELIVERY_STATES = ['PENDING', 'SENT', 'DELAYED', 'READY', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** How far a delivery has come. */
export interface Delivery {
  readonly state: DeliveryState;
  readonly kind: DeliveryKind;
  /** When it is promised at the latest; null if the backend does not say. */
  readonly promisedBy: Instant | null;
}
