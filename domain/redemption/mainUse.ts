import type { ShopCode } from './redeemLink.ts';
import { isScannable } from './symbology.ts';

export const MAIN_USES = ['till', 'address', 'shop', 'copy'] as const;
export type MainUse = (typeof MAIN_USES)[number];

type Scanned = Pick<ShopCode, 'code' | 'symbology'>;

export function isForTill({ code, symbology }: Scanned): boolean {
  return symbology !== null && isScannable(code, symbology);
}

/** A link is useless at a till, unless it can also be scanned. */
export function mayGoToTill(code: Scanned & Pick<ShopCode, 'kind'>): boolean {
  return code.kind !== 'url' || isForTill(code);
}

/**
 * The one use of a code that is its primary button. `redirects`: the user copies the code and is redirected to the shop
 * (switch `showMerchantCodeRedirect`), which a code that is a link does by itself.
 */
export function mainUse(
  code: Scanned & Pick<ShopCode, 'kind'>,
  about: { redirects: boolean; hasAddress: boolean },
): MainUse {
  if (isForTill(code)) return 'till';
  if (code.kind === 'url' && about.hasAddress) return 'address';
  if (about.redirects) return 'shop';
  return about.hasAddress ? 'address' : 'copy';
}
