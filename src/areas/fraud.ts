import { ContainerModule } from 'inversify';
import { OpenFraudCheck } from '#application/fraud/openFraudCheck.ts';
import { TakeFraudStep } from '#application/fraud/takeFraudStep.ts';
import type { FraudDesk } from '#application/ports/fraudDesk.ts';
import type { FraudNotes } from '#application/ports/fraudNotes.ts';
import type { Photos } from '#application/ports/photos.ts';
import { HttpFraudDesk } from '#infrastructure/api/fraudDesk.ts';
import { CanvasPhotos } from '#infrastructure/photos/canvasPhotos.ts';
import { FraudShelf } from '#infrastructure/kept/fraudShelf.ts';
import { FRAUD } from '#ui/screens/fraud/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

/** Container tokens of the ports that only this area uses. */
export const FRAUD_TOKENS = {
  fraudDesk: token<FraudDesk>('FraudDesk'),
  fraudNotes: token<FraudNotes>('FraudNotes'),
  fraudPhotos: token<Photos>('FraudPhotos'),
} as const;

/** The check of a large redemption. */
export const fraud = areaOf(FRAUD, {
  bindings: new ContainerModule(({ bind }) => {
    bind(FRAUD_TOKENS.fraudDesk).toResolvedValue(
      (api, onCall) => new HttpFraudDesk(api, onCall),
      [TOKENS.api, TOKENS.onCall],
    );
    bind(FRAUD_TOKENS.fraudPhotos).toResolvedValue(() => new CanvasPhotos(), []);
    bind(FRAUD_TOKENS.fraudNotes).toResolvedValue((shelf) => new FraudShelf(shelf), [TOKENS.sessionShelf]);
    bind(OpenFraudCheck).toResolvedValue(
      (desk, notes) => new OpenFraudCheck(desk, notes),
      [FRAUD_TOKENS.fraudDesk, FRAUD_TOKENS.fraudNotes],
    );
    bind(TakeFraudStep).toResolvedValue(
      (desk, notes) => new TakeFraudStep(desk, notes),
      [FRAUD_TOKENS.fraudDesk, FRAUD_TOKENS.fraudNotes],
    );
  }),
  texts: {
    de: () => import('#locales/fraud/de.json').then((file) => file.default),
    en: () => import('#locales/fraud/en.json').then((file) => file.default),
    fr: () => import('#locales/fraud/fr.json').then((file) => file.default),
    it: () => import('#locales/fraud/it.json').then((file) => file.default),
    nl: () => import('#locales/fraud/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    notes: container.get(FRAUD_TOKENS.fraudNotes),
    openFraudCheck: container.get(OpenFraudCheck),
    photos: container.get(FRAUD_TOKENS.fraudPhotos),
    takeFraudStep: container.get(TakeFraudStep),
  }),
});
