import { paymentsOver } from '#infrastructure/payment/payments.ts';
import { vendorScripts } from './vendorScripts.ts';

/** The real payment providers over the document's one loader of scripts. */
export const realPayments = paymentsOver(vendorScripts);
