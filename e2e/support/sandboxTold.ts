/** A voucher as `/sandbox/vouchers` lists it. */
export interface SeededVoucher {
  readonly site: string;
  readonly code: string;
  readonly serialNumber: string;
  readonly condition: string;
  readonly errorCode?: string;
  /** The refusal of the charge check, for prepaid vouchers. */
  readonly chargeErrorCode?: string;
  readonly balanceInCent: number;
  readonly currency: string;
}

/** Applies to the next calls below /api that match. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly times?: number;
  /**
   * `request` loses the call before the backend sees it. After the call is carried out, `answer` loses the answer and
   * `gateway` replaces it.
   */
  readonly network?: 'request' | 'answer' | 'gateway';
  /** The answer has its digits as JSON numbers. */
  readonly digits?: 'numbers';
  readonly retryAfterSeconds?: number;
  readonly availableAt?: string;
}

export interface Mail {
  readonly channel: 'mail' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

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

export interface Ticket {
  readonly ticketNumber: string;
  readonly requests: readonly object[];
}

export interface Payment {
  readonly reference: string;
  readonly provider: 'amazon-pay' | 'unzer';
  readonly purpose: 'charge' | 'redemption' | 'order';
  /** The voucher of the payment, if any. */
  readonly serialNumber?: string;
  readonly amountInCent: number;
  readonly state: 'processing' | 'received' | 'failed' | 'cancelled';
  readonly reason?: string;
  readonly orderNumber?: string;
  /** The page that decides the payment; absent once it is decided. */
  readonly page?: string;
}

export interface Booked {
  readonly kind: 'payment' | 'charge' | 'redemption' | 'order' | 'exchange' | 'bonus';
  readonly reference: string;
  readonly orderNumber: string;
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

export interface WallShop {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly keywords: readonly string[];
  readonly type: string;
  readonly voucherValues: readonly { readonly valueInCent: number }[];
}

export interface OperationLine {
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  readonly step: string;
  readonly count: number;
}

export interface LoggedCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly errorCode: string;
}
