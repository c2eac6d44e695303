import { AFTER_STATES } from './afterStates.ts';
import { CHARGE_STATES } from './chargeStates.ts';
import { ENTRY_STATES } from './entryStates.ts';
import { REDEMPTION_STATES } from './redemptionStates.ts';
import type { ScreenState } from './screenState.ts';
import { SHOP_STATES } from './shopStates.ts';

/** Every state that needs no click. The sandbox's ready links are added to them: see `server/allStates.ts`. */
export const STATES: readonly ScreenState[] = [
  ENTRY_STATES,
  SHOP_STATES,
  REDEMPTION_STATES,
  AFTER_STATES,
  CHARGE_STATES,
]
  .flatMap((areas) => Object.entries(areas))
  .flatMap(([area, states]) => states.map((state) => ({ ...state, area })));

/** @param name of a state that exists */
export function stateNamed(name: string): ScreenState {
  const found = STATES.find((state) => state.name === name);
  if (found === undefined) throw new Error(`There is no state ${name}.`);
  return found;
}

export function isOn(state: ScreenState, site: string): boolean {
  return state.sites?.includes(site) ?? true;
}
