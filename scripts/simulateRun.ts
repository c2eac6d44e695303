import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Outcome } from '../simulation/entry.ts';
import type { Violation } from '../simulation/journey.ts';
import type { Step } from '../simulation/steps/step.ts';

/** Where a bundle of the simulation is written. */
export const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../reports/simulation/${name}.mjs`, import.meta.url));

/** Runs seeds in threads. `stopsAtFailure`: the rest is not run after the first failure. */
export async function runSeeds(
  file: string,
  seeds: readonly number[],
  workers: number,
  onOutcome: (outcome: Outcome) => void = () => undefined,
  stopsAtFailure = false,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const running = new Set<Worker>();
  const lane = (own: readonly number[]) =>
    new Promise<void>((end, fail) => {
      const worker = new Worker(new URL('simulateWorker.ts', import.meta.url), {
        workerData: { file, seeds: own },
        // Most objects live as long as one step, and collecting them early takes a tenth of the time.
        resourceLimits: { maxYoungGenerationSizeMb: 256 },
      });
      worker.on('message', (outcome: Outcome) => {
        outcomes.push(outcome);
        onOutcome(outcome);
        if (!stopsAtFailure || outcome.failure === null) return;
        for (const each of running) void each.terminate();
      });
      running.add(worker);
      let done = 0;
      worker.on('message', () => (done += 1));
      worker.on('error', fail);
      // A thread ends by itself when nothing is left to wait for, also in the middle of a journey.
      worker.on('exit', () => {
        const isStopped = stopsAtFailure && outcomes.some(({ failure }) => failure !== null);
        if (isStopped || done === own.length) end();
        else fail(new Error(`The journey of seed ${own[done]} does not come to its end.`));
      });
    });
  const lanes = Array.from({ length: workers }, (_, index) =>
    seeds.filter((_seed, place) => place % workers === index),
  );
  await Promise.all(lanes.filter((own) => own.length > 0).map(lane));
  return outcomes;
}

/** Replays steps in a seed's world. Null if all invariants hold. */
export function replaySteps(file: string, seed: number, steps: readonly Step[]): Promise<Violation | null> {
  return new Promise((end, fail) => {
    const worker = new Worker(new URL('simulateWorker.ts', import.meta.url), {
      workerData: { file, seeds: [seed], steps },
    });
    worker.on('message', end);
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error(`The steps of seed ${seed} do not come to their end.`)));
  });
}
