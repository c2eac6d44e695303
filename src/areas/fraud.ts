import { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { Photos } from '#application/ports/photos.ts';
import { uploadsOf } from '#application/upload/uploads.ts';
import { HttpFraudApi } from '#infrastructure/api/fraudApi.ts';
import { CanvasPhotos } from '#infrastructure/photos/canvasPhotos.ts';
import { FRAUD_KEPT } from '#infrastructure/kept/fraudKept.ts';
import { FRAUD } from '#ui/screens/fraud/services.ts';
import { token } from '../wiring/token.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';

export const FRAUD_PHOTOS = token<Photos>('Photos');

/** The check of a large redemption. */
export const fraud = areaOf(FRAUD, (wire) => {
  const { bind, bindTo, make } = wire;
  const api = bind(HttpFraudApi, TOKENS.api, TOKENS.onCall);
  const kept = make((of) => of.with(FRAUD_KEPT), TOKENS.kept);
  return {
    keepFraudData: bind(KeepFraudData, kept),
    kept: storedValues(wire, kept),
    openFraudCheck: bind(OpenFraudCheck, api, kept),
    takeFraudStep: bind(TakeFraudStep, api, kept),
    uploads: make(
      uploadsOf,
      bindTo(FRAUD_PHOTOS, () => new CanvasPhotos()),
    ),
  };
});
