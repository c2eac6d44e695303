import type { Drafts } from '#application/ports/drafts.ts';

/** Returns the value that was chosen at a shop so far, in cents: the one last picked, else the one gone on with. */
export function knownValue(
  drafts: Pick<Drafts, 'readPick' | 'readRedemption'>,
  shopId: string,
): number | null {
  const confirmed = drafts.readRedemption();
  return drafts.readPick(shopId) ?? (confirmed?.shopId === shopId ? confirmed.valueInCent : null);
}
