import type { CheckCharge } from '#application/charge/checkCharge.ts';
import type { Charges } from '#application/ports/charges.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the charge area. */
export interface ChargeServices {
  readonly charges: Charges;
  readonly checkCharge: CheckCharge;
}

export const CHARGE = areaKey<ChargeServices>('charge');
