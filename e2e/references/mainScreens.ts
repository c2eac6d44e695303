import type { ScreenState } from '#workshop/states/screenState.ts';
import { STATES } from '#workshop/states/states.ts';
import { open, quiet } from '../support/open.ts';
import { openState } from '../support/states.ts';
import type { Visit } from '../support/visit.ts';

/** A screen and the way to it, without words: a column shows it in texts that are 40 % longer. */
export interface Screen {
  readonly name: string;
  readonly show: (visit: Visit) => Promise<unknown>;
}

/** The screens that carry a brand: of each of them, each brand has references. */
export const MAIN_SCREENS: readonly Screen[] = [
  ...ofStates('brands'),
  {
    name: 'code',
    show: async ({ page, at, sandbox }) => {
      await open(page, at(await sandbox.link('redeemLinkQr')));
      await page.locator('main article button').first().click();
      await page.locator('main article code').first().waitFor();
    },
  },
];

/** The states of the workshop's table that have such references. */
export function ofStates(reference: 'brands' | 'layouts') {
  return STATES.filter((state) => state.reference === reference).map((state) => ({
    ...state,
    show: (visit: Visit) => inState(state, visit),
  }));
}

export function inState(state: ScreenState, { page, sandbox, site, voucher }: Visit): Promise<void> {
  return openState(page, sandbox, site, state, state.voucher && voucher);
}

/** Shows a screen and waits for everything that it loads, also later and without being asked. */
export async function shown({ show }: Screen, visit: Visit): Promise<void> {
  await show(visit);
  await quiet(visit.page);
}
