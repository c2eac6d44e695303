import type { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import type { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import type { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { Uploads } from '#application/upload/uploads.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface FraudServices {
  readonly keepFraudData: KeepFraudData;
  readonly kept: StoredValues<'fraudDraft'>;
  readonly openFraudCheck: OpenFraudCheck;
  readonly takeFraudStep: TakeFraudStep;
  readonly uploads: Uploads;
}

export const FRAUD = areaKey<FraudServices>('fraud');
