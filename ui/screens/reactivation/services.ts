import type { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import type { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface ReactivationServices {
  /** Forgets this tab's check, because the user submits another code. The check itself continues. */
  readonly forgetReactivation: () => void;
  readonly kept: StoredValues<'reactivation'>;
  readonly requestReactivation: RequestReactivation;
  readonly resumeReactivation: ResumeReactivation;
}

export const REACTIVATION = areaKey<ReactivationServices>('reactivation');
