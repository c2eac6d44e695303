import { expect, it } from 'vitest';
import { paymentProviders } from '#domain/payment/paymentProviders.ts';
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
  expect(paymentProviders({ ...walletOnly, currency: 'CHF' })).toEqual([]);
  expect(paymentProviders(walletOnly)).toEqual(['wallet']);
});

it('takes the currency of the account before that of the site', () => {
  const amazonPay = { language: 'de_DE', ledgerCurrency: 'CHF' };
  expect(paymentProviders({ ...walletOnly, amazonPay })).toEqual([]);
});
