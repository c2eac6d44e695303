import type { Voucher } from '../voucher/voucher.ts';
import { type ChargingSite, offersCharging } from './offersCharging.ts';

export function canTopUp({ isPrepaid }: Pick<Voucher, 'isPrepaid'>, site: ChargingSite): boolean {
  return isPrepaid && offersCharging(site);
}
