import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { KeepChargeEntry } from '#application/charge/keepChargeEntry.ts';
import type { PrepareCharge } from '#application/charge/prepareCharge.ts';
import type { ListOffers } from '#application/voucherOrder/listOffers.ts';
import type { PrepareVoucherOrder } from '#application/voucherOrder/prepareVoucherOrder.ts';
import { areaKey } from '../../session/area.ts';
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
  readonly prepareCharge: PrepareCharge;
  readonly prepareVoucherOrder: PrepareVoucherOrder;
}

export const CHARGE = areaKey<ChargeServices>('charge');
