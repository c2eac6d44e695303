import type { Pressable } from '../reading/Screen.ts';
import type { Random } from '../platform/random.ts';
import type { Tab } from '../Tab.ts';
import type { Step } from './step.ts';

/** How long a user waits after a press, in milliseconds. */
const RESTS = [600, 600, 600, 600, 600, 600, 2_500, 30, 0] as const;

/** Presses once, or by mistake twice. */
export function press(tab: Tab, { name, nth }: Pressable, random: Random): Step & { does: 'press' } {
  const times = random.next() < 0.08 ? 2 : 1;
  return { does: 'press', tab: tab.number, name, nth, times, rest: random.pick(RESTS) };
}
