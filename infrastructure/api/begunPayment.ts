import * as z from 'zod/mini';
import type { BegunCardPayment } from '#application/ports/paymentDesk.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { oneOf, words } from './shapes.ts';

/** What a wallet's button needs. */
export const WalletBegun = z.object({
  merchantId: words(200),
  productType: oneOf(['PayOnly'] as const),
  // An object would have to be written anew, and then its signature would not fit.
  payload: words(),
  buttonSignature: words(2000),
  publicKeyId: words(200),
});

/** What a payment by card leads to. */
export const CardBegun = z.object({ chargeId: words(200), redirectUrl: z.optional(words(2000)) });

export function walletBegun({
  buttonSignature: signature,
  ...rest
}: z.output<typeof WalletBegun>): SignedCheckout {
  return { ...rest, signature };
}

export function cardBegun({ chargeId, redirectUrl }: z.output<typeof CardBegun>): BegunCardPayment {
  return { chargeId, challenge: redirectUrl ?? null };
}
