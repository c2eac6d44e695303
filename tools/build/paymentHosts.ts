import type { Site } from '#domain/site/site.ts';
import type { Hosts } from './hosts.ts';

export type Provider = 'wallet' | 'card';

const AMAZON_ENDS = ['com', 'de', 'co.uk', 'fr', 'it', 'es'] as const;
const AMAZON = AMAZON_ENDS.map((end) => `https://*.amazon.${end}`);
const AMAZON_PAY = AMAZON_ENDS.map((end) => `https://*.amazonpay.${end}`);
const AMAZON_FILES = 'https://*.payments-amazon.com';

const UNZER_FILES = ['https://static.unzer.com', 'https://static-v2.unzer.com'];
const UNZER_PAYMENT = ['https://payment.unzer.com', 'https://sbx-payment.unzer.com'];
/** Unzer's components assess the risk of fraud there. */
const RISK = ['https://h.online-metrix.net', 'https://h64.online-metrix.net'];

/** Each provider's hosts on a payment page, by the vendors' own lists (ADR 8). */
export const PAYMENT_HOSTS: Readonly<Record<Provider, Hosts>> = {
  wallet: {
    'script-src': [AMAZON_FILES],
    'img-src': [AMAZON_FILES, 'https://*.media-amazon.com', 'https://*.ssl-images-amazon.com'],
    'connect-src': [...AMAZON, ...AMAZON_PAY],
    'frame-src': [...AMAZON, AMAZON_FILES],
    // The target of the signed payload's form.
    'form-action': AMAZON,
  },
  card: {
    'script-src': [...UNZER_FILES, ...RISK],
    'style-src': UNZER_FILES,
    'img-src': [...UNZER_FILES, 'https://*.online-metrix.net'],
    'font-src': UNZER_FILES,
    'connect-src': ['https://api.unzer.com', 'https://sbx-api.unzer.com', ...UNZER_PAYMENT, ...RISK],
    'frame-src': [...UNZER_PAYMENT, ...RISK],
  },
};

/** Of Unzer accounts that are older than the name; a site's file switches them on. */
const HEIDELPAY = ['https://*.heidelpay.com', 'https://test-heidelpay.hpcgw.net'];
const OLDER_CARD_HOSTS: Hosts = { 'connect-src': HEIDELPAY, 'frame-src': HEIDELPAY };

/** The hosts of a site's payment page, by provider. */
export function paymentHosts({
  payment,
  vendorHosts,
}: Pick<Site, 'payment' | 'vendorHosts'>): readonly Hosts[] {
  const providers = (['wallet', 'card'] as const).filter((provider) => payment[provider] !== null);
  const isOlder = payment.card !== null && vendorHosts?.includes('heidelpay') === true;
  return [...providers.map((provider) => PAYMENT_HOSTS[provider]), ...(isOlder ? [OLDER_CARD_HOSTS] : [])];
}
