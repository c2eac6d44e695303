import type { ShopCode } from './redeemLink.ts';
import { isScannable } from './symbology.ts';

/** What most people do with a code: show it at a till, open its own address, take it to the shop's site, or copy it. */
export const MAIN_USES = ['till', 'address', 'shop', 'copy'] as const;
export type MainUse = (typeof MAIN_USES)[number];

type Scanned = Pick<ShopCode, 'code' | 'symbology'>;

/** True if the code is meant to be scanned at a till: the shop names a symbology, and the code can be drawn in it. */
export function isForTill({ code, symbology }: Scanned): boolean {
  return symbology !== null && isScannable(code, symbology);
}

/** False if the code is a link that is opened: no till can do anything with it, unless it can be scanned as well. */
export function mayGoToTill(code: Scanned & Pick<ShopCode, 'kind'>): boolean {
  return code.kind !== 'url' || isForTill(code);
}

/**
 * Which use of a code the page puts first. `redirects`: people copy the code and are then taken to the shop (switch
 * `showMerchantCodeRedirect`). `hasAddress`: the code has an address of its own that may be opened.
 */
export function mainUse(code: Scanned, about: { redirects: boolean; hasAddress: boolean }): MainUse {
  if (isForTill(code)) return 'till';
  if (about.redirects) return 'shop';
  return about.hasAddress ? 'address' : 'copy';
}
