import type { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import type { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { FraudNotes } from '#application/ports/fraudNotes.ts';
import type { Photos } from '#application/ports/photos.ts';
import { areaKey } from '../../session/area.ts';

/** Services record of the fraud area: the check of a large redemption. */
export interface FraudServices {
  readonly notes: FraudNotes;
  readonly openFraudCheck: OpenFraudCheck;
  readonly photos: Photos;
  readonly takeFraudStep: TakeFraudStep;
}

export const FRAUD = areaKey<FraudServices>('fraud');
