/** Runs journeys in a thread of its own, so that the simulated platform's globals end with it. */
import { parentPort, workerData } from 'node:worker_threads';
import type * as simulation from '../simulation/entry.ts';

const { file, seeds } = workerData as { file: string; seeds: readonly number[] };
const { run } = (await import(file)) as typeof simulation;
for (const seed of seeds) {
  const outcome = await run(seed);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcome);
}
parentPort?.close();
