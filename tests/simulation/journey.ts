import { INVARIANTS } from './invariants/all.ts';
import { Observer } from './Observer.ts';
import { Random } from './platform/random.ts';
import { enter } from './platform/globals.ts';
import { CIRCUMSTANCES, writesNumbers } from './steps/circumstances.ts';
import { INTENTS, type Intent } from './steps/intents.ts';
import { propose } from './steps/propose.ts';
import type { Step } from './steps/step.ts';
import { take } from './steps/take.ts';
import { World } from './World.ts';

/** The least and the most steps that a journey is made of. */
const LENGTH = [7, 14] as const;
const MOST_TRIES = 60;

/** An invariant that did not hold after a step. */
export interface Violation {
  readonly invariant: string;
  readonly words: string;
}

export interface Journey {
  readonly intent: string;
  readonly steps: readonly Step[];
  readonly violation: Violation | null;
  readonly seen: Observer;
}

/** Called after each step that was possible. */
type AfterStep = (seen: Observer, step: Step) => void;
type StartApp = () => Promise<void>;

function beginningOf(seed: number): { readonly random: Random; readonly intent: Intent } {
  const random = new Random(seed);
  return { random, intent: random.pick(INTENTS) };
}

async function worldOf(seed: number, intent: Intent, startApp: StartApp): Promise<World> {
  const world = new World(seed ^ 0x5eed, startApp);
  enter(world);
  world.backend.open();
  // The first world of a process has made the sandbox, which takes random numbers too.
  world.random = new Random(seed ^ 0x5eed);
  await world.backend.begin();
  if (writesNumbers(seed)) await world.backend.writeNumbers();
  const { balanceInCent, isPrepaid } = intent;
  // Every fourth browser has no Web Locks.
  if (seed % 4 === 0) world.device.navigator.locks = undefined;
  world.vouchers = [
    await world.backend.issue(balanceInCent, isPrepaid),
    await world.backend.issue(2500, false),
  ];
  return world;
}

/** Makes a journey up while it goes, until an invariant breaks. */
export async function explore(seed: number, startApp: StartApp, after?: AfterStep): Promise<Journey> {
  const { random, intent } = beginningOf(seed);
  const world = await worldOf(seed, intent, startApp);
  const seen = new Observer(world);
  const [least, most] = LENGTH;
  const length = least + random.below(most - least + 1);
  const chances = random.pick(CIRCUMSTANCES);
  const steps: Step[] = [];
  for (let tries = 0; steps.length < length && tries < MOST_TRIES; tries += 1) {
    const step = propose(world, random, intent, chances);
    if (!(await took(world, step, steps.length))) continue;
    steps.push(step);
    const violation = await judge(seen, step);
    after?.(seen, step);
    if (violation !== null) return { intent: intent.name, steps, violation, seen };
  }
  return { intent: intent.name, steps, violation: null, seen };
}

/** Takes given steps in the seed's world; leaves out impossible ones. */
export async function replay(
  seed: number,
  given: readonly Step[],
  startApp: StartApp,
  after?: AfterStep,
): Promise<Journey> {
  const { intent } = beginningOf(seed);
  const world = await worldOf(seed, intent, startApp);
  const seen = new Observer(world);
  const steps: Step[] = [];
  for (const step of given) {
    if (!(await took(world, step, steps.length))) continue;
    steps.push(step);
    const violation = await judge(seen, step);
    after?.(seen, step);
    if (violation !== null) return { intent: intent.name, steps, violation, seen };
  }
  return { intent: intent.name, steps, violation: null, seen };
}

async function took(world: World, step: Step, number: number): Promise<boolean> {
  world.step = number;
  world.heard = [];
  for (const storage of world.device.storages()) storage.written = [];
  world.isRushed = step.does === 'press' && step.rest < 100;
  if (step.does === 'press') world.presses.add(number);
  return take(world, step);
}

async function judge(seen: Observer, step: Step): Promise<Violation | null> {
  await seen.look(step);
  for (const [invariant, holds] of Object.entries(INVARIANTS)) {
    const words = holds(seen);
    if (words !== null) return { invariant, words };
  }
  return null;
}
