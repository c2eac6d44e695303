import { walletLanguages } from '#domain/payment/walletLanguages.ts';
import { walletAccount } from '#domain/payment/walletRegion.ts';
import type { Answers } from './answers.ts';
import { type Fault, faultAt } from './faults.ts';

/** What the wallet's provider documents for the currency: its script throws for anything else. */
export function walletFaults({ amazonPay, currency, payment }: Answers): readonly Fault[] {
  if (amazonPay === undefined || payment?.wallet === undefined) return [];
  const account = walletAccount(currency);
  if (account === null)
    return [
      faultAt(
        'amazonPay',
        `Amazon Pay has no accounts in ${currency}.`,
        'Remove "amazonPay" and "payment.wallet".',
      ),
    ];
  const languages = walletLanguages(account.region);
  if (languages.some((language) => language === amazonPay.language)) return [];
  return [
    faultAt(
      'amazonPay.language',
      `Amazon Pay has no “${amazonPay.language}” with accounts in ${currency}.`,
      `Choose one of: ${languages.join(', ')}.`,
    ),
  ];
}
