import type { Payments } from '#application/ports/payments.ts';
import { AmazonPayWallet } from './amazonPayWallet.ts';
import { ScriptLoader } from './scriptLoader.ts';
import { UnzerCardForm } from './unzerCardForm.ts';

/** The vendors' scripts live as long as the document, and so does what remembers which of them are there. */
const scripts = new ScriptLoader();

/** The real payment providers. */
export const payments: Payments<HTMLElement> = {
  wallet: new AmazonPayWallet(scripts),
  card: new UnzerCardForm(scripts),
};
