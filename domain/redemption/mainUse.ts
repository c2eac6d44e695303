import type { SealedCode, ShopCode } from './redeemLink.ts';
import { isScannable } from './symbology.ts';

export const MAIN_USES = ['till', 'address', 'shop', 'copy'] as const;
export type MainUse = (typeof MAIN_USES)[number];

type Used = Pick<ShopCode, 'kind' | 'code' | 'symbology'>;

/** The places where the code's shop takes it. */
type Places = SealedCode['shop']['redeemable'];

/** An unknown shop may have a till; one that takes codes online only has none. */
function hasTill(places: Places): boolean {
  return places.length === 0 || places.includes('branch');
}

/** True for a code that a till scans. */
export function isForTill({ code, symbology }: Used, places: Places): boolean {
  return hasTill(places) && symbology !== null && isScannable(code, symbology);
}

/** A link is useless at a till, unless it can also be scanned. */
export function mayGoToTill(code: Used, places: Places): boolean {
  return code.kind === 'url' ? isForTill(code, places) : hasTill(places);
}

/**
 * The one use of a code that is its primary button. `redirects`: the user copies the code and is redirected to the shop
 * (switch `showMerchantCodeRedirect`), which a code that is a link does by itself.
 */
export function mainUse(
  code: Used,
  about: { places: Places; redirects: boolean; hasAddress: boolean },
): MainUse {
  if (isForTill(code, about.places)) return 'till';
  if (code.kind === 'url' && about.hasAddress) return 'address';
  if (about.redirects) return 'shop';
  return about.hasAddress ? 'address' : 'copy';
}
