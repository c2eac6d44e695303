import type { Delivery } from './delivery.ts';
import { type Posting, postingOf } from './posting.ts';
import type { RedeemedItem, Redemption } from './redemption.ts';
import { standingOf } from './standing.ts';

/** What the thank-you page's title says of the redemption. None promises more than the backend reports. */
export const THANKS_TITLES = [
  'sent',
  'code',
  'document',
  'preparing',
  'late',
  'partlyLate',
  'posted',
  'postPreparing',
  'postLate',
  'held',
  'returned',
  'undeliverable',
] as const;
export type ThanksTitle = (typeof THANKS_TITLES)[number];

const OF_PARCEL = {
  preparing: 'postPreparing',
  late: 'postLate',
  'on-its-way': 'posted',
} as const satisfies Record<Posting['parcel'], ThanksTitle>;

export function thanksTitleOf(redemption: Pick<Redemption, 'status' | 'delivery' | 'items'>): ThanksTitle {
  const { status, delivery, items } = redemption;
  const standing = standingOf(status, delivery);
  if (standing === 'on-hold') return 'held';
  if (standing === 'returned' || standing === 'undeliverable') return standing;
  const posting = postingOf(redemption);
  if (posting !== null)
    return posting.codes === 'late' ? lateness(items, delivery) : OF_PARCEL[posting.parcel];
  if (standing === 'delayed') return lateness(items, delivery);
  if (standing !== 'ready') return standing;
  return delivery?.kind === 'PDF' || delivery?.kind === 'ZIP' ? 'document' : 'code';
}

function lateness(items: readonly RedeemedItem[], whole: Delivery | null): 'late' | 'partlyLate' {
  return items.every((item) => (item.delivery ?? whole)?.state === 'DELAYED') ? 'late' : 'partlyLate';
}

/** The shops of a redemption, each once. */
export function shopNames(items: readonly Pick<RedeemedItem, 'shopId' | 'shopName'>[]): readonly string[] {
  return [...new Map(items.map(({ shopId, shopName }) => [shopId, shopName])).values()];
}
