import type { ShopCode } from './redeemLink.ts';
import { isScannable } from './symbology.ts';

/** What most people will do with a code: show it, open its own address, take it to the shop's site, or copy it. */
export const MAIN_USES = ['till', 'address', 'shop', 'copy'] as const;
export type MainUse = (typeof MAIN_USES)[number];

type Scanned = Pick<ShopCode, 'code' | 'symbology'>;

/** A shop that names how its tills read a code means the code to be shown there. */
export function isForTill({ code, symbology }: Scanned): boolean {
  return symbology !== null && isScannable(code, symbology);
}

/** The one way that stands out. An address of the code's own is not gone to without the copying, where that is wished. */
export function mainUse(code: Scanned, about: { redirects: boolean; hasAddress: boolean }): MainUse {
  if (isForTill(code)) return 'till';
  if (about.redirects) return 'shop';
  return about.hasAddress ? 'address' : 'copy';
}
