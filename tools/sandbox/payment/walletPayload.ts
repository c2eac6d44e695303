import { siteOfHost } from '../core/sites.ts';
import type { Payment } from './payment.ts';

/**
 * The payload of the wallet's button. It must stay byte-identical: parsing and serialising it again loses the escaped
 * slashes, which many backends write, and invalidates the signature.
 */
export function walletPayload({ returnUrl, currency, amountInCent, reference, origin }: Payment): string {
  return JSON.stringify({
    webCheckoutDetails: { checkoutResultReturnUrl: returnUrl, checkoutMode: 'ProcessOrder' },
    // The app's site files use the same store ids.
    storeId: `amzn1.application-oa2-client.example-${siteOfHost(new URL(origin).hostname)?.id ?? 'de'}`,
    paymentDetails: {
      paymentIntent: 'Authorize',
      chargeAmount: { amount: (amountInCent / 100).toFixed(2), currencyCode: currency },
    },
    merchantMetadata: { merchantReferenceId: reference },
  }).replaceAll('/', String.raw`\/`);
}

export function referenceIn(payload: string): string {
  const { merchantMetadata } = JSON.parse(payload) as {
    readonly merchantMetadata: { readonly merchantReferenceId: string };
  };
  return merchantMetadata.merchantReferenceId;
}
