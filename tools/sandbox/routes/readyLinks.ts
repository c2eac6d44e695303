import type { ReadyPage } from '../core/readyPage.ts';
import { READY_ACTIVATIONS } from '../activation/order.ts';
import { READY_DOCUMENTS, READY_PIN } from '../document/seedDocuments.ts';
import { LETTER_PIN, READY_CHECKS } from '../fraud/seedChecks.ts';
import { READY_ORDERS } from '../order/status.ts';
import { READY_PARTNER_IDENT } from '../partner/thirdParty.ts';
import { READY_LINKS } from '../redeem/seedLinks.ts';

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

/** Pages with what the sandbox has ready-made. Other pages are an option of it, because it shares no route with the app. */
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
];

/** Inputs for these pages. */
export const READY_INPUTS = {
  /** The email of all ready-made links and orders. */
  email: READY_ORDERS.email,
  documentPin: READY_PIN,
  letterPin: LETTER_PIN,
  orderFound: READY_ORDERS.found,
  orderUndeterminable: READY_ORDERS.undeterminable,
} as const;
