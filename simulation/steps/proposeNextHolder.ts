import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Random } from '../platform/random.ts';
import type { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import { press } from './press.ts';
import type { Step } from './step.ts';

/** The chance that the user presses the button that removes the voucher, or a receipt, from the tab. */
const REMOVES = 0.05;
/** The same for a user who has filled in a form. */
const REMOVES_TRACES = 0.1;
/** The chance that another user then opens a page in that tab. */
const COMES_NEXT = 0.8;
/** The chance, at each later step, that this user looks where the former one was. */
const LOOKS_BACK = 0.1;

/** What a page says once a user has removed the voucher or all data. */
const REMOVED = [shared.strip.removed, shared.thankYou.forgotten];
/** Pages that show what a user did last. */
const LAST = [
  '/thankyou',
  '/donate/done',
  '/prepaid/finalized',
  '/prepaid/ordered',
  '/prepaid/checkout',
  '/prepaid/order/pay',
];

/** The user removes what the tab holds of them, or another user then comes to the tab; else null. */
export function proposeNextHolder(world: World, tab: Tab, screen: Screen, random: Random): Step | null {
  const isRemoved = REMOVED.some((words) => screen.text.includes(words));
  if (random.next() < (isRemoved ? COMES_NEXT : world.removals > 0 ? LOOKS_BACK : 0))
    return { does: 'go', tab: tab.number, path: random.pick(placesOf(world)) };
  const named = (name: string) => screen.pressables.find((one) => one.name === name);
  const erase = named(shared.thankYou.forget);
  const remove = erase ?? named(shared.thankYou.forgetTitle) ?? named(shared.strip.remove);
  const chance = erase ? COMES_NEXT : world.filledIn.length > 0 ? REMOVES_TRACES : REMOVES;
  if (remove === undefined || random.next() > chance) return null;
  if (remove.element.localName !== 'summary') world.removals += 1;
  return press(tab, remove, random);
}

/** Where a next user begins, or sees what a former one left. */
function placesOf({ filledIn }: World): readonly string[] {
  return ['/', '/', ...LAST, ...filledIn, ...filledIn];
}
