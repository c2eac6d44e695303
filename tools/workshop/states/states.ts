import { AFTER_STATES } from './afterStates.ts';
import { CHARGE_STATES } from './chargeStates.ts';
import { ENTRY_STATES } from './entryStates.ts';
import { REDEMPTION_STATES } from './redemptionStates.ts';
import type { ScreenState } from './screenState.ts';
import { SHOP_STATES } from './shopStates.ts';

/** Every state that needs no click. The sandbox's ready links are added to them: see `server/allStates.ts`. */
export const STATES: readonly ScreenState[] = [
  ...ENTRY_STATES,
  ...SHOP_STATES,
  ...REDEMPTION_STATES,
  ...AFTER_STATES,
  ...CHARGE_STATES,
];

export function isOn(state: ScreenState, site: string): boolean {
  return state.sites?.includes(site) ?? true;
}
