import { ContainerModule } from 'inversify';
import { CheckCharge } from '#application/charge/checkCharge.ts';
import type { ChargeDesk } from '#application/ports/chargeDesk.ts';
import { HttpChargeDesk } from '#infrastructure/api/chargeDesk.ts';
import { CHARGE } from '#ui/screens/charge/services.ts';
import { TOKENS } from '../wiring/tokens.ts';
import { token } from '../wiring/token.ts';
import { areaOf } from './area.ts';
import { SHARED } from './sharedTokens.ts';

/** Container tokens of the ports that only this area uses. */
export const CHARGE_TOKENS = {
  chargeDesk: token<ChargeDesk>('ChargeDesk'),
} as const;

/** Charging a prepaid voucher. */
export const charge = areaOf(CHARGE, {
  bindings: new ContainerModule(({ bind }) => {
    bind(CHARGE_TOKENS.chargeDesk).toResolvedValue((api) => new HttpChargeDesk(api), [TOKENS.api]);
    bind(CheckCharge).toResolvedValue((desk) => new CheckCharge(desk), [CHARGE_TOKENS.chargeDesk]);
  }),
  texts: {
    de: () => import('#locales/charge/de.json').then((file) => file.default),
    en: () => import('#locales/charge/en.json').then((file) => file.default),
    fr: () => import('#locales/charge/fr.json').then((file) => file.default),
    it: () => import('#locales/charge/it.json').then((file) => file.default),
    nl: () => import('#locales/charge/nl.json').then((file) => file.default),
  },
  record: (container) => ({
    charges: container.get(SHARED.charges),
    checkCharge: container.get(CheckCharge),
  }),
});
