import { ContainerModule } from 'inversify';
import { KeepFraudData } from '#application/fraud/keepFraudData.ts';
import { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { FraudApi } from '#application/ports/fraudApi.ts';
import type { Photos } from '#application/ports/photos.ts';
import { HttpFraudApi } from '#infrastructure/api/fraudApi.ts';
import { CanvasPhotos } from '#infrastructure/photos/canvasPhotos.ts';
import type { BrowserKept } from '#infrastructure/kept/browserKept.ts';
import type { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { FRAUD_KEPT } from '#infrastructure/kept/fraudKept.ts';
import { FRAUD } from '#ui/screens/fraud/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { storedValues } from './storedValues.ts';

export const FRAUD_TOKENS = {
  fraudApi: token<FraudApi>('FraudApi'),
  fraudPhotos: token<Photos>('FraudPhotos'),
  kept: token<BrowserKept<keyof typeof FIRST_KEPT | keyof typeof FRAUD_KEPT>>('KeptOfFraud'),
} as const;

/** The check of a large redemption. */
export const fraud = areaOf(FRAUD, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(FRAUD_TOKENS.fraudApi, HttpFraudApi, TOKENS.api, TOKENS.onCall);
    bindAs(FRAUD_TOKENS.fraudPhotos, CanvasPhotos);
    bind(FRAUD_TOKENS.kept).toResolvedValue((kept) => kept.with(FRAUD_KEPT), [TOKENS.kept]);
    bindClass(KeepFraudData, FRAUD_TOKENS.kept);
    bindClass(OpenFraudCheck, FRAUD_TOKENS.fraudApi, FRAUD_TOKENS.kept);
    bindClass(TakeFraudStep, FRAUD_TOKENS.fraudApi, FRAUD_TOKENS.kept);
  }),
  record: (container) => ({
    keepFraudData: container.get(KeepFraudData),
    kept: storedValues(container, FRAUD_TOKENS.kept),
    openFraudCheck: container.get(OpenFraudCheck),
    photos: container.get(FRAUD_TOKENS.fraudPhotos),
    takeFraudStep: container.get(TakeFraudStep),
  }),
});
