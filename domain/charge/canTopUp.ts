import { type FeaturedSite, hasFeature } from '../feature/hasFeature.ts';
import type { Voucher } from '../voucher/voucher.ts';

export function canTopUp({ isPrepaid }: Pick<Voucher, 'isPrepaid'>, site: FeaturedSite): boolean {
  return isPrepaid && hasFeature(site, 'charge');
}
