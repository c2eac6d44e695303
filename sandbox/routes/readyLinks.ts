import { READY_ACTIVATIONS } from '../activation/order.ts';
import { READY_DOCUMENTS, READY_PIN } from '../document/seedDocuments.ts';
import { LETTER_PIN, READY_CHECKS } from '../fraud/seedChecks.ts';
import { READY_ORDERS } from '../order/status.ts';
import { READY_PARTNER_IDENT } from '../partner/thirdParty.ts';
import { READY_LINKS } from '../redeem/seedLinks.ts';

/** A page of the app that can be opened at once in some state. */
interface ReadyPage {
  readonly name: string;
  readonly title: string;
  readonly path: string;
}

export const READY_PAGES: readonly ReadyPage[] = [
  ...Object.entries(READY_LINKS).map(([name, { token, title }]) => ({
    name,
    title,
    path: `/merchantcode/${token}`,
  })),
  ...Object.entries(READY_DOCUMENTS).map(([name, { ident, title }]) => ({
    name,
    title,
    path: `/voucher-pdf/${ident}`,
  })),
  ...Object.entries(READY_CHECKS).map(([name, { ident, title }]) => ({
    name,
    title,
    path: `/fraud-prevention/${ident}`,
  })),
  ...Object.entries(READY_ACTIVATIONS).map(([name, { ident, title }]) => ({
    name,
    title,
    path: `/activate/${ident}`,
  })),
  { name: 'reactivation', title: 'Reactivation of an old code', path: '/reactivate' },
  { name: 'thirdParty', title: 'Entry from a partner', path: `/tpr/${READY_PARTNER_IDENT}` },
  { name: 'orderStatus', title: 'Order status', path: '/order-status' },
  { name: 'help', title: 'Help', path: '/help' },
];

/** What has to be typed on those pages. */
export const READY_INPUTS = {
  /** Of all ready-made links and orders. */
  email: READY_ORDERS.email,
  documentPin: READY_PIN,
  letterPin: LETTER_PIN,
  orderFound: READY_ORDERS.found,
  orderUndeterminable: READY_ORDERS.undeterminable,
} as const;
