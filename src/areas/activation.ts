import { ContainerModule } from 'inversify';
import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import type { ActivationDesk } from '#application/ports/activationDesk.ts';
import { HttpActivationDesk } from '#infrastructure/api/activationDesk.ts';
import { ACTIVATION } from '#ui/screens/activation/services.ts';
import { binding } from '../wiring/binding.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';

const DESK = token<ActivationDesk>('ActivationDesk');

/** Givers activate the vouchers of their order. */
export const activation = areaOf(ACTIVATION, {
  bindings: new ContainerModule(({ bind }) => {
    const { bindClass, bindAs } = binding(bind);
    bindAs(DESK, HttpActivationDesk, TOKENS.api);
    bindClass(OpenActivation, DESK);
    bindClass(ActivateVouchers, DESK);
  }),
  record: (container) => ({
    activateVouchers: container.get(ActivateVouchers),
    openActivation: container.get(OpenActivation),
  }),
});
