import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Random } from '../platform/random.ts';
import { RECEIPTS } from '../reading/receipts.ts';
import type { Screen } from '../reading/Screen.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';
import type { Circumstances } from './circumstances.ts';
import { press } from './press.ts';
import type { Step } from './step.ts';

/** The chance that another user then opens a page in that tab. */
const COMES_NEXT = 0.8;
/** How much more seldom a user removes what the tab holds who has filled in no form, and has no tab that was dropped. */
const WITHOUT_TRACES = 0.3;

/** What a page says once a user has removed the voucher or all data. */
const REMOVED = [shared.strip.removed, shared.thankYou.forgotten];
/** Pages that show what a user did last, or is about to pay. */
const LAST = [...RECEIPTS, '/prepaid/checkout', '/prepaid/order/pay'];

/**
 * The user removes what the tab holds of them, or another user then comes to the tab, or to one that the browser has
 * dropped; else null.
 */
export function proposeNextHolder(
  world: World,
  tab: Tab,
  screen: Screen,
  random: Random,
  { looksBack, removes }: Circumstances,
): Step | null {
  if (LAST.includes(tab.path) && world.removals === 0) world.traces.push(tab.path);
  const isRemoved = REMOVED.some((words) => screen.text.includes(words));
  const dropped = world.device.tabs.find(({ page, foreign }) => page === null && foreign === null);
  if (isRemoved && dropped && random.next() < COMES_NEXT) return { does: 'revive', tab: dropped.number };
  if (random.next() < (isRemoved ? COMES_NEXT : world.removals > 0 ? looksBack : 0))
    return { does: 'go', tab: tab.number, path: random.pick(placesOf(world)) };
  const named = (name: string) => screen.pressables.find((one) => one.name === name);
  const erase = named(shared.thankYou.forget);
  const opened = erase ?? named(shared.strip.remove);
  const opens = screen.pressables.find(({ name }) => name.endsWith(shared.strip.details));
  const remove = opened ?? named(shared.thankYou.forgetTitle) ?? opens;
  const hasTraces = world.traces.length > 0 || dropped !== undefined;
  const chance = opened ? COMES_NEXT : removes * (hasTraces ? 1 : WITHOUT_TRACES);
  if (remove === undefined || random.next() > chance) return null;
  if (remove === opened) world.removals += 1;
  return press(tab, remove, random);
}

/** Where a next user begins, or sees what a former one left. */
function placesOf({ traces }: World): readonly string[] {
  return ['/', '/', ...new Set(traces)];
}
