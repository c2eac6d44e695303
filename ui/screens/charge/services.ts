import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import type { KeepCharge } from '#application/charge/keepCharge.ts';
import type { ListOffers } from '#application/voucherOrder/listOffers.ts';
import { areaKey } from '../../session/area.ts';
import type { KeepTyped } from '../../session/shared.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

type ChargeKey =
  | 'charge'
  | 'chargeEntry'
  | 'chargeReceipt'
  | 'customerDraft'
  | 'moneyNews'
  | 'topUpPlace'
  | 'voucherOrderEntry'
  | 'voucherOrderReceipt';

export interface ChargeServices {
  readonly checkCharge: CheckCharge;
  readonly keepChargeEntry: KeepChargeEntry;
  readonly kept: StoredValues<ChargeKey>;
  readonly listOffers: ListOffers;
  readonly keepCharge: KeepCharge;
  readonly keepOrder: KeepTyped<'voucherOrder' | 'voucherOrderEntry'>;
}

export const CHARGE = areaKey<ChargeServices>('charge');
