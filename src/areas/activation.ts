import { ContainerModule } from 'inversify';
import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import type { ActivationDesk } from '#application/ports/activationDesk.ts';
import { HttpActivationDesk } from '#infrastructure/api/activationDesk.ts';
import { ACTIVATION } from '#ui/screens/activation/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

const DESK = token<ActivationDesk>('ActivationDesk');

/** Givers activate the vouchers of their order. */
export const activation = areaOf(ACTIVATION, {
  bindings: new ContainerModule(({ bind }) => {
    bind(DESK).toResolvedValue((api) => new HttpActivationDesk(api), [TOKENS.api]);
    bind(OpenActivation).toResolvedValue((desk) => new OpenActivation(desk), [DESK]);
    bind(ActivateVouchers).toResolvedValue((desk) => new ActivateVouchers(desk), [DESK]);
  }),
  texts: {
    de: () => import('#locales/activation/de.json').then((file) => file.default),
    en: () => import('#locales/activation/en.json').then((file) => file.default),
    fr: () => import('#locales/activation/fr.json').then((file) => file.default),
    it: () => import('#locales/activation/it.json').then((file) => file.default),
    nl: () => import('#locales/activation/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    activateVouchers: container.get(ActivateVouchers),
    openActivation: container.get(OpenActivation),
  }),
});
