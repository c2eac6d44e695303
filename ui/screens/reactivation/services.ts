import type { ForgetReactivation } from '#application/reactivation/forgetReactivation.ts';
import type { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import type { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface ReactivationServices {
  readonly forgetReactivation: ForgetReactivation;
  readonly kept: StoredValues<'reactivation'>;
  readonly requestReactivation: RequestReactivation;
  readonly resumeReactivation: ResumeReactivation;
}

export const REACTIVATION = areaKey<ReactivationServices>('reactivation');
