import type { EventName } from '#domain/operation/vocabulary.ts';
import { OTHER } from '#domain/operation/vocabulary.ts';

/** Whose files come from which hosts. */
const HOSTS: readonly (readonly [RegExp, EventName<'vendor'>])[] = [
  [/(^|\.)usercentrics\.eu$/, 'usercentrics'],
  [/(^|\.)(googletagmanager|google-analytics)\.com$/, 'google-tag-manager'],
  [/(^|\.)zdassets\.com$/, 'zendesk'],
  [/(^|\.)payments-amazon\.com$/, 'amazon-pay'],
  [/(^|\.)(unzer|heidelpay)\.com$/, 'unzer'],
];

/**
 * The vendor of a script or style with this address; `other` for hosts that only the operator knows, such as that of the
 * A/B test. Null if the file is ours.
 */
export function vendorOf(address: string, page: string): EventName<'vendor'> | null {
  if (!URL.canParse(address) || !URL.canParse(page)) return null;
  const { origin, hostname } = new URL(address);
  if (origin === new URL(page).origin) return null;
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? OTHER;
}
