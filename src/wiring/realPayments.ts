import { paymentsOver } from '#infrastructure/payment/payments.ts';
import { vendorScripts } from './vendorScripts.ts';

export const realPayments = paymentsOver(vendorScripts);
