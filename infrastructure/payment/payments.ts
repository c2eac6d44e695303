import type { Payments } from '#application/ports/payments.ts';
import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import { AmazonPayWallet } from './amazonPayWallet.ts';
import { UnzerCardForm } from './unzerCardForm.ts';

export const paymentsOver = (scripts: VendorScripts): Payments<HTMLElement> => ({
  wallet: new AmazonPayWallet(scripts),
  card: new UnzerCardForm(scripts),
});
