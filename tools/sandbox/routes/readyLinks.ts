import { READY_ACTIVATIONS } from '../activation/order.ts';
import { READY_DOCUMENTS, READY_PIN } from '../document/seedDocuments.ts';
import { LETTER_PIN, READY_CHECKS } from '../fraud/seedChecks.ts';
import { READY_ORDERS } from '../order/status.ts';
import { READY_PARTNER_IDENT } from '../partner/thirdParty.ts';
import { READY_LINKS } from '../redeem/seedLinks.ts';

/** A page of the app with a ready-made state. */
interface ReadyPage {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** The only site with this page; absent if all sites have it. */
  readonly site?: string;
}

/** Pages that need no emailed link. */
const OPEN_PAGES: readonly ReadyPage[] = [
  { name: 'reactivation', title: 'Reactivation of an old code', path: '/reactivate' },
  { name: 'orderStatus', title: 'Order status', path: '/order-status' },
  { name: 'resend', title: 'The mail again', path: '/redeem/resend-link' },
  { name: 'help', title: 'Help', path: '/help' },
  { name: 'helpNotReceived', title: 'Help, nothing came', path: '/help/not-received' },
  { name: 'helpOldCode', title: 'Help, an old code', path: '/help/old-code' },
  { name: 'helpUnreadable', title: 'Help, a code that cannot be read', path: '/help/unreadable' },
  { name: 'helpOther', title: 'Help, anything else', path: '/help/other' },
  { name: 'helpBusiness', title: 'Help for companies', path: '/help/business' },
  { name: 'conditions', title: 'Redemption conditions', path: '/redemption-conditions' },
  { name: 'accessibility', title: 'Accessibility', path: '/accessibility' },
  { name: 'usTerms', title: 'US, terms and conditions', path: '/us/terms-and-conditions', site: 'us' },
  { name: 'usPrivacy', title: 'US, privacy policy', path: '/us/privacy-policy', site: 'us' },
  { name: 'usNotice', title: 'US, legal notice', path: '/us/legal-notice', site: 'us' },
  { name: 'region', title: 'The region', path: '/region', site: 'region' },
  { name: 'contact', title: 'The region, contacts', path: '/contact', site: 'region' },
  { name: 'points', title: 'The region, acceptance points', path: '/acceptance-points', site: 'region' },
  {
    name: 'pointsAlone',
    title: 'The region, acceptance points without search and map',
    path: '/acceptance-points?geocoding=fail&map=fail',
    site: 'region',
  },
];

interface ReadyMail {
  /** The last part of the path. */
  readonly ident: string;
  readonly title: string;
}

/** Pages behind emailed links, by the start of their path. */
const MAILED: Readonly<Record<string, Readonly<Record<string, ReadyMail>>>> = {
  '/merchantcode/': READY_LINKS,
  '/voucher-pdf/': READY_DOCUMENTS,
  '/fraud-prevention/': READY_CHECKS,
  '/activate/': READY_ACTIVATIONS,
};

export const READY_PAGES: readonly ReadyPage[] = [
  ...Object.entries(MAILED).flatMap(([path, ready]) =>
    Object.entries(ready).map(([name, { ident, title }]) => ({ name, title, path: path + ident })),
  ),
  { name: 'unknownFraudCheck', title: 'Fraud check, unknown', path: '/fraud-prevention/fp-nobody' },
  {
    name: 'activationUnknown',
    title: 'Activation, unknown',
    path: '/activate/shop/482910401/nobody-knows-this-one',
  },
  { name: 'thirdParty', title: 'Entry from a partner', path: `/tpr/${READY_PARTNER_IDENT}` },
  ...OPEN_PAGES,
];

/** @param addressOf the address of a site, with a trailing slash */
export function readyAddress({ path, site = 'de' }: ReadyPage, addressOf: (site: string) => string): string {
  return addressOf(site) + path.slice(1);
}

/** Inputs for these pages. */
export const READY_INPUTS = {
  /** The email of all ready-made links and orders. */
  email: READY_ORDERS.email,
  documentPin: READY_PIN,
  letterPin: LETTER_PIN,
  orderFound: READY_ORDERS.found,
  orderUndeterminable: READY_ORDERS.undeterminable,
} as const;
