import { Fingerprint } from './Fingerprint.ts';
import { type Journey, type Violation, explore, replay } from './journey.ts';
import { replacePlatform } from './platform/globals.ts';
import { shrink } from './shrink.ts';
import { told } from './story.ts';
import { writesNumbers } from './steps/circumstances.ts';
import { shortcuts } from './steps/shortcuts.ts';
import type { Step } from './steps/step.ts';

replacePlatform();

/** What came of one seed. */
export interface Outcome {
  readonly seed: number;
  readonly intent: string;
  readonly hash: string;
  readonly steps: number;
  /** How often each kind of step was taken. */
  readonly does: Readonly<Record<string, number>>;
  /** What the backend carried out, by kind. */
  readonly carried: readonly string[];
  /** The paths that were shown, without ids. */
  readonly paths: readonly string[];
  readonly failure: Failure | null;
}

export interface Failure extends Violation {
  /** The shortest steps that still fail, and their story. */
  readonly steps: readonly Step[];
  readonly story: string;
}

const loadApp = async () => (await import('./startApp.ts')).startApp;

/** Runs the journey of a seed. If it fails, shrinks it and tells it. */
export async function run(seed: number): Promise<Outcome> {
  const startApp = await loadApp();
  const fingerprint = new Fingerprint();
  const paths = new Set<string>();
  const journey = await explore(seed, startApp, (seen, step) => {
    fingerprint.add(seen, step);
    for (const { tab } of seen.sights) paths.add(tab.path.replace(/\/[\w-]*\d[\w-]*/g, '/:id'));
  });
  const { steps, seen, intent } = journey;
  return {
    seed,
    intent,
    hash: fingerprint.digest(),
    steps: steps.length,
    does: countsOf(steps.map(({ does }) => does)),
    carried: seen.books.carried.map(({ kind }) => kind),
    paths: [...paths],
    failure: await failureOf(seed, journey),
  };
}

/** What came of steps that were given. */
export interface Replayed {
  readonly violation: Violation | null;
  /** How many steps were impossible. */
  readonly leftOut: number;
}

/** Replays given steps in a seed's world: for a failure that was found once. */
export async function again(seed: number, given: readonly Step[]): Promise<Replayed> {
  const { violation, steps } = await replay(seed, given, await loadApp());
  return { violation, leftOut: given.length - steps.length };
}

async function failureOf(seed: number, { steps, violation }: Journey): Promise<Failure | null> {
  if (violation === null) return null;
  const startApp = await loadApp();
  const fails = async (shorter: readonly Step[]) =>
    (await replay(seed, shorter, startApp)).violation?.invariant === violation.invariant;
  const shortest = await shrink(steps, fails, shortcuts);
  const lines: string[] = [];
  const before = new Set<string>();
  const last = await replay(seed, shortest, startApp, (seen, step) => {
    lines.push(told(seen, step, lines.length + 1, before));
  });
  const { invariant, words } = last.violation ?? violation;
  const begin = writesNumbers(seed) ? 'The backend writes digits as JSON numbers.\n' : '';
  const story = `${begin}${lines.join('\n')}\n=> ${invariant}: ${words}`;
  return { invariant, words, steps: last.steps, story };
}

function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}
