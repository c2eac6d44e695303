import { ContainerModule } from 'inversify';
import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import type { ActivationApi } from '#application/ports/activationApi.ts';
import { HttpActivationApi } from '#infrastructure/api/activationApi.ts';
import { ACTIVATION } from '#ui/screens/activation/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

const API = token<ActivationApi>('ActivationApi');

export const activation = areaOf(ACTIVATION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(API, HttpActivationApi, TOKENS.api);
    bindClass(OpenActivation, API);
    bindClass(ActivateVouchers, API);
  }),
  record: (container) => ({
    activateVouchers: container.get(ActivateVouchers),
    openActivation: container.get(OpenActivation),
  }),
});
