/** Runs journeys in a thread of its own, so that the simulated platform's globals end with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type * as simulation from '../simulation/entry.ts';
import type { Step } from '../simulation/steps/step.ts';

interface Task {
  file: string;
  seeds: readonly number[];
  /** Replayed instead of what the seed makes up. */
  steps?: readonly Step[];
}

const { file, seeds, steps } = workerData as Task;
const { again, run } = (await import(file)) as typeof simulation;
for (const seed of seeds) {
  const outcome = steps ? await again(seed, steps) : await run(seed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcome);
}
parentPort?.close();
