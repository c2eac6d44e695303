import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Random } from '../platform/random.ts';
import type { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import { press } from './press.ts';
import type { Step } from './step.ts';

/** The chance that the user presses the button that removes the voucher, or a receipt, from the tab. */
const REMOVES = 0.08;
/** The chance that another user then opens a page in that tab. */
const COMES_NEXT = 0.8;
/** The chance, at each later step, that this user looks where the former one was. */
const LOOKS_BACK = 0.1;

/** What a page says once a user has removed the voucher or all data. */
const REMOVED = [shared.strip.removed, shared.thankYou.forgotten];
/** Where a next user begins, or sees what a former one left. */
export const PLACES_OF_BEFORE = [
  '/',
  '/',
  '/help/other',
  '/help/other',
  '/thankyou',
  '/donate/done',
  '/prepaid/finalized',
  '/prepaid/ordered',
];

/** The user removes what the tab holds of them, or another user then comes to the tab; else null. */
export function proposeNextHolder(world: World, tab: Tab, screen: Screen, random: Random): Step | null {
  const isRemoved = REMOVED.some((words) => screen.text.includes(words));
  if (random.next() < (isRemoved ? COMES_NEXT : world.removals > 0 ? LOOKS_BACK : 0))
    return { does: 'go', tab: tab.number, path: random.pick(PLACES_OF_BEFORE) };
  const named = (name: string) => screen.pressables.find((one) => one.name === name);
  const erase = named(shared.thankYou.forget);
  const remove = erase ?? named(shared.thankYou.forgetTitle) ?? named(shared.strip.remove);
  if (remove === undefined || random.next() > (erase ? COMES_NEXT : REMOVES)) return null;
  if (remove.element.localName !== 'summary') world.removals += 1;
  return press(tab, remove, random);
}
