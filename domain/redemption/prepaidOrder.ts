/** Whether the vouchers come: they do not if the redemption they were ordered with came to nothing. */
export const PREPAID_ORDER_STATES = ['ORDERED', 'CANCELLED'] as const;
export type PrepaidOrderState = (typeof PREPAID_ORDER_STATES)[number];

/** Rechargeable vouchers that were ordered together with a redemption, for nothing and with nothing on them. */
export interface PrepaidOrder {
  readonly orderNumber: string;
  /** 1 or more. */
  readonly quantity: number;
  readonly state: PrepaidOrderState;
}
