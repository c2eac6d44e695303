import { ActivateVouchers } from '#application/activation/activateVouchers.ts';
import { OpenActivation } from '#application/activation/openActivation.ts';
import { HttpActivationApi } from '#infrastructure/api/activationApi.ts';
import { ACTIVATION } from '#ui/screens/activation/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { areaOf } from './area.ts';

export const activation = areaOf(ACTIVATION, ({ bind }) => {
  const api = bind(HttpActivationApi, TOKENS.api);
  return {
    activateVouchers: bind(ActivateVouchers, api),
    openActivation: bind(OpenActivation, api),
  };
});
