import { Random } from './platform/random.ts';
import { enter } from './platform/globals.ts';
import { INTENTS, type Intent } from './steps/intents.ts';
import { propose } from './steps/propose.ts';
import type { Step } from './steps/step.ts';
import { take } from './steps/take.ts';
import { World } from './World.ts';

/** The least and the most steps that a journey is made of. */
const LENGTH = [12, 30] as const;
const MOST_TRIES = 60;

/** Called after each step that was possible. Throws what ends the journey. */
export type AfterStep = (world: World, step: Step, number: number) => Promise<void>;

/** Where a journey begins, by its seed. */
export function beginningOf(seed: number): { readonly random: Random; readonly intent: Intent } {
  const random = new Random(seed);
  return { random, intent: random.pick(INTENTS) };
}

async function worldOf(seed: number, intent: Intent, startApp: () => Promise<void>): Promise<World> {
  const world = new World(seed ^ 0x5eed, startApp);
  enter(world);
  await world.backend.begin();
  const { balanceInCent, isPrepaid } = intent;
  world.vouchers = [
    await world.backend.issue(balanceInCent, isPrepaid),
    await world.backend.issue(2500, false),
  ];
  return world;
}

/** Makes a journey up while it goes, and returns its steps. */
export async function explore(seed: number, startApp: () => Promise<void>, after: AfterStep): Promise<readonly Step[]> {
  const { random, intent } = beginningOf(seed);
  const world = await worldOf(seed, intent, startApp);
  const [least, most] = LENGTH;
  const length = least + random.below(most - least + 1);
  const steps: Step[] = [];
  for (let tries = 0; steps.length < length && tries < MOST_TRIES; tries += 1) {
    const step = propose(world, random, intent);
    world.step = steps.length;
    if (!(await take(world, step))) continue;
    steps.push(step);
    await after(world, step, steps.length - 1);
  }
  return steps;
}

/** Takes given steps in the seed's world; impossible ones are left out. */
export async function replay(
  seed: number,
  steps: readonly Step[],
  startApp: () => Promise<void>,
  after: AfterStep,
): Promise<void> {
  const world = await worldOf(seed, beginningOf(seed).intent, startApp);
  for (const [number, step] of steps.entries()) {
    world.step = number;
    if (await take(world, step)) await after(world, step, number);
  }
}
