import { fork, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome, Replayed } from '../../tests/simulation/entry.ts';
import type { Step } from '../../tests/simulation/steps/step.ts';

/** Steps in a seed's world. */
interface Replay {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** What a process does: runs what seeds make up, or replays steps. */
export type Task = { readonly file: string } & (
  | { readonly seeds: readonly number[] }
  | { readonly replays: readonly Replay[] }
);

/**
 * There is a process for each core, so V8's own threads would only take turns with them. Most objects live as long as
 * one step, so a large space for young ones leaves less to collect.
 */
const FOR_V8 = ['--single-threaded', '--max-semi-space-size=85'];

/** What a process writes when it breaks is told with its seed. */
const STDIO: StdioOptions = ['ignore', 'inherit', 'pipe', 'ipc'];

/** Where a bundle of the simulation is written. */
export const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../reports/simulation/${name}.mjs`, import.meta.url));

/** Runs seeds in processes. The rest is not run once `isEnough` says so. */
export async function runSeeds(
  file: string,
  seeds: readonly number[],
  processes: number,
  onOutcome: (outcome: Outcome) => void = () => undefined,
  isEnough: (outcomes: readonly Outcome[]) => boolean = () => false,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const stops: (() => void)[] = [];
  const lane = async (own: readonly number[]) => {
    let done = 0;
    const { ended, stop } = start({ file, seeds: own }, (told) => {
      const outcome = told as Outcome;
      done += 1;
      outcomes.push(outcome);
      onOutcome(outcome);
      if (isEnough(outcomes)) for (const each of stops) each();
    });
    stops.push(stop);
    const how = await ended;
    if (done < own.length && !isEnough(outcomes)) throw new Error(`The journey of seed ${own[done]} ${how}`);
  };
  const lanes = Array.from({ length: processes }, (_, index) =>
    seeds.filter((_seed, place) => place % processes === index),
  );
  await Promise.all(lanes.filter((own) => own.length > 0).map(lane));
  return outcomes;
}

/** Replays steps one after the other, in one process. */
export async function replay(file: string, replays: readonly Replay[]): Promise<readonly Replayed[]> {
  const told: Replayed[] = [];
  const how = await start({ file, replays }, (replayed) => told.push(replayed as Replayed)).ended;
  const missing = replays[told.length];
  if (missing !== undefined) throw new Error(`The replay of seed ${missing.seed} ${how}`);
  return told;
}

/**
 * A process ends by itself when nothing is left to wait for, also in the middle of a journey.
 *
 * @returns `ended` says how a journey ended that has told nothing
 */
function start(task: Task, onTold: (told: unknown) => unknown) {
  const child = fork(new URL('simulateProcess.ts', import.meta.url), { execArgv: FOR_V8, stdio: STDIO });
  let faults = '';
  child.stderr?.on('data', (text: Buffer) => {
    faults += text.toString();
  });
  child.on('message', onTold);
  child.send(task);
  const ended = new Promise<string>((end, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      end(code === 0 ? 'does not come to its end.' : `breaks the simulation.\n${faults}`),
    );
  });
  return { ended, stop: () => void child.kill() };
}
