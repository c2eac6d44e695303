import type { PaymentProvider, PaymentReference } from './payment.ts';

/** The paths to which the providers lead back (product 3.1). */
const RETURN_PATHS: Readonly<Record<PaymentProvider, string>> = {
  wallet: '/payment/amazon-pay-return',
  card: '/payment/unzer-return',
};

/** The longest session id that a provider may give. */
const LONGEST_ID = 128;

const REFERENCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = new RegExp(`^[\\w.~-]{1,${LONGEST_ID}}$`);

/** What the address of a return says. Everything in it may be missing, doubled or made up. */
export interface PaymentReturn {
  readonly provider: PaymentProvider;
  /** Null if there is none, if there are two, or if it cannot be one of ours. */
  readonly reference: PaymentReference | null;
  /** The wallet's session; null if there is none, as after cancelling, or if there are two or an odd one. */
  readonly sessionId: string | null;
}

/** Returns the address to which the provider shall lead back after this payment; `origin` without a slash at its end. */
export function returnAddress(
  origin: string,
  provider: PaymentProvider,
  reference: PaymentReference,
): string {
  return `${origin}${RETURN_PATHS[provider]}?reference=${reference}`;
}

/** Reads the address of a return: `parameter` gives all values of a query parameter. */
export function readReturn(
  provider: PaymentProvider,
  parameter: (name: string) => readonly string[],
): PaymentReturn {
  const reference = single(parameter('reference'), REFERENCE);
  return {
    provider,
    reference: reference as PaymentReference | null,
    sessionId: single(parameter('amazonCheckoutSessionId'), ID),
  };
}

/** Returns the only value if it has this shape; null if there is none, or more than one. */
function single(values: readonly string[], shape: RegExp): string | null {
  const [value = '', ...others] = values;
  return others.length === 0 && shape.test(value) ? value : null;
}
