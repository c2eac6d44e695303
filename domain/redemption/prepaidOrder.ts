/** CANCELLED: the redemption with which they were ordered came to nothing. */
export const PREPAID_ORDER_STATES = ['ORDERED', 'CANCELLED'] as const;
export type PrepaidOrderState = (typeof PREPAID_ORDER_STATES)[number];

/** Empty rechargeable vouchers, ordered free of charge with a redemption. */
export interface PrepaidOrder {
  readonly orderNumber: string;
  readonly quantity: number;
  readonly state: PrepaidOrderState;
}
