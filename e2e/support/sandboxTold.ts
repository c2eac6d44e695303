/** A voucher as `/sandbox/vouchers` lists it. */
export interface SeededVoucher {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: string;
  readonly errorCode?: string;
  /** What the check before a top-up answers; prepaid ones only. */
  readonly chargeErrorCode?: string;
  readonly balanceInCent: number;
  readonly currency: string;
}

/** What goes wrong with the next calls below /api that match. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly times?: number;
  /** `request` loses the call before it is heard, `answer` loses the answer after it was obeyed. */
  readonly network?: 'request' | 'answer';
  readonly retryAfterSeconds?: number;
  readonly availableAt?: string;
}

/** A mail or letter that the stand-in has sent. */
export interface Mail {
  readonly channel: 'mail' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** An order that was redeemed. */
export interface Order {
  readonly redeemId: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly serialNumber: string;
  readonly items: readonly {
    readonly shopName: string;
    readonly valueInCent: number;
    readonly quantity: number;
  }[];
  readonly remainingBalanceInCent: number;
}

/** A request to the customer service. */
export interface Ticket {
  readonly ticketNumber: string;
  readonly requests: readonly object[];
}

/** A payment at the stand-in for a provider. */
export interface Payment {
  readonly reference: string;
  readonly provider: 'amazon-pay' | 'unzer';
  readonly purpose: 'charge' | 'redemption' | 'order';
  /** The voucher it concerns, if there is one. */
  readonly serialNumber?: string;
  readonly amountInCent: number;
  readonly state: 'processing' | 'received' | 'failed' | 'cancelled';
  readonly reason?: string;
  readonly orderNumber?: string;
  /** Where it can be decided, while it waits for its holder. */
  readonly page?: string;
}

/** A line of the ledger. */
export interface Booked {
  readonly kind: 'payment' | 'charge' | 'redemption' | 'order' | 'exchange' | 'bonus';
  readonly reference: string;
  readonly orderNumber: string;
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

/** A shop of a wall. */
export interface WallShop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly keywords: readonly string[];
  readonly type: string;
  readonly voucherValues: readonly { readonly valueInCent: number }[];
}
