import { expect, it } from 'vitest';
import { paymentProviders, takesPayments } from '#domain/payment/paymentProviders.ts';
import { aSite } from '#tests/data/site.ts';

const wallet = { clientId: 'x' };
const card = { publicKey: 's-pub-x' };
const both = aSite({ currency: 'EUR', payment: { wallet, card } });
const walletOnly = aSite({ currency: 'EUR', payment: { wallet, card: null } });

it('shows the wallet before the card', () => {
  expect(paymentProviders(both)).toEqual(['wallet', 'card']);
});

it('shows no wallet where its provider has no accounts in the currency', () => {
  expect(paymentProviders({ ...both, currency: 'CHF' })).toEqual(['card']);
  expect(takesPayments({ ...walletOnly, currency: 'CHF' })).toBe(false);
  expect(takesPayments(walletOnly)).toBe(true);
});

it('takes the currency of the account before that of the site', () => {
  const amazonPay = { language: 'de_DE', ledgerCurrency: 'CHF' };
  expect(takesPayments({ ...walletOnly, amazonPay })).toBe(false);
});
