import type { ReadKept } from '#application/kept/kept.ts';
import type { ForgetReactivation } from '#application/reactivation/forgetReactivation.ts';
import type { RequestReactivation } from '#application/reactivation/requestReactivation.ts';
import type { ResumeReactivation } from '#application/reactivation/resumeReactivation.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the reactivation area: codes of the old format are checked and work again. */
export interface ReactivationServices {
  readonly forgetReactivation: ForgetReactivation;
  readonly kept: ReadKept<'reactivation'>;
  readonly requestReactivation: RequestReactivation;
  readonly resumeReactivation: ResumeReactivation;
}

export const REACTIVATION = areaKey<ReactivationServices>('reactivation');
