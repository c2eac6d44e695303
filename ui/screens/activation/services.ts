import type { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import type { OpenActivation } from '#application/activation/openActivation.ts';
import { areaKey } from '../../session/area.ts';

export interface ActivationServices {
  readonly activateVouchers: ActivateVouchers;
  readonly openActivation: OpenActivation;
}

export const ACTIVATION = areaKey<ActivationServices>('activation');
