import type { PaymentProvider, PaymentReference } from './payment.ts';

const RETURN_PATHS: Readonly<Record<PaymentProvider, string>> = {
  wallet: '/payment/amazon-pay-return',
  card: '/payment/unzer-return',
};

const LONGEST_ID = 128;

const REFERENCE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ID = new RegExp(`^[\\w.~-]{1,${LONGEST_ID}}$`);

/** Parsed from an untrusted address: any value may be missing, duplicated or forged. */
export interface PaymentReturn {
  readonly provider: PaymentProvider;
  /** Null if missing, duplicated or malformed. */
  readonly reference: PaymentReference | null;
  /** The wallet's session; null after cancelling, or if duplicated or malformed. */
  readonly sessionId: string | null;
}

/** `origin` has no trailing slash. */
export function returnAddress(
  origin: string,
  provider: PaymentProvider,
  reference: PaymentReference,
): string {
  return `${origin}${RETURN_PATHS[provider]}?reference=${reference}`;
}

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

function single(values: readonly string[], shape: RegExp): string | null {
  const [value = '', ...others] = values;
  return others.length === 0 && shape.test(value) ? value : null;
}
