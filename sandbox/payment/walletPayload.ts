import { siteOfHost } from '../core/sites.ts';
import type { Payment } from './payment.ts';

/**
 * What the wallet's button passes on, as a string that nobody may touch. Its slashes are escaped, as many backends
 * write JSON: who parses it and writes it again changes it, and the signature fits no more.
 */
export function walletPayload({ returnUrl, currency, amountInCent, reference, origin }: Payment): string {
  return JSON.stringify({
    webCheckoutDetails: { checkoutResultReturnUrl: returnUrl, checkoutMode: 'ProcessOrder' },
    // As the app's own files name the shop of each site.
    storeId: `amzn1.application-oa2-client.example-${siteOfHost(new URL(origin).hostname)?.id ?? 'de'}`,
    paymentDetails: {
      paymentIntent: 'Authorize',
      chargeAmount: { amount: (amountInCent / 100).toFixed(2), currencyCode: currency },
    },
    merchantMetadata: { merchantReferenceId: reference },
  }).replaceAll('/', String.raw`\/`);
}

/** The reference in a payload whose signature fits. */
export function referenceIn(payload: string): string {
  const { merchantMetadata } = JSON.parse(payload) as {
    readonly merchantMetadata: { readonly merchantReferenceId: string };
  };
  return merchantMetadata.merchantReferenceId;
}
