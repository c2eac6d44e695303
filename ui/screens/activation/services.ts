import type { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import type { OpenActivation } from '#application/activation/openActivation.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the activation area: givers activate the vouchers of their order. */
export interface ActivationServices {
  readonly activateVouchers: ActivateVouchers;
  readonly openActivation: OpenActivation;
}

export const ACTIVATION = areaKey<ActivationServices>('activation');
