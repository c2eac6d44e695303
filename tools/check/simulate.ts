/**
 * `npm run simulate`: journeys through the whole app in one process (docs/simulation.md).
 * `--journeys 10000 --seed 1 --workers 2`; `--hash 100` runs 100 seeds twice; `--planted` looks for the planted faults.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bundle } from '../../tests/simulation/build/bundle.ts';
import { plantedFaults } from '../../tests/simulation/planted/faults.ts';
import type { PlantedFault } from '../../tests/simulation/planted/plantedFault.ts';
import { withFaults } from '../../tests/simulation/planted/acting.ts';
import { planting } from '../../tests/simulation/build/planting.ts';
import type { Outcome } from '../../tests/simulation/entry.ts';
import { fileOf, runSeeds } from './simulateRun.ts';
import { report } from './simulateReport.ts';

const { values } = parseArgs({
  options: {
    journeys: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    hash: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const from = Number(values.seed);
const workers = Number(values.workers);
const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => from + index);

async function simulate(journeys: number): Promise<boolean> {
  const file = fileOf('app');
  await bundle(file);
  const start = Date.now();
  const outcomes = await runSeeds(file, seedsOf(journeys), workers, (outcome) => {
    if (outcome.failure)
      console.log(
        `\nSeed ${outcome.seed}\n${outcome.failure.story}\n${JSON.stringify(outcome.failure.steps)}`,
      );
  });
  console.log(report(outcomes, (Date.now() - start) / 1000));
  return outcomes.every(({ failure }) => failure === null);
}

/** Runs each seed in two processes that have run different seeds before. */
async function compareHashes(count: number): Promise<boolean> {
  const file = fileOf('app');
  await bundle(file);
  const first = await runSeeds(file, seedsOf(count), 1);
  const second = await runSeeds(file, seedsOf(count).toReversed(), 1);
  const hashes = new Map(second.map(({ seed, hash }) => [seed, hash]));
  const same = first.filter(({ seed, hash }) => hashes.get(seed) === hash);
  console.log(`same seed, same hash: ${same.length} of ${count}`);
  for (const { seed, hash } of first) if (hashes.get(seed) !== hash) console.log(`  differs: seed ${seed}`);
  return same.length === count;
}

const isFaultFound = (outcomes: readonly Outcome[]) => outcomes.some(({ failure }) => failure !== null);

async function findPlanted(): Promise<boolean> {
  const chosen = plantedFaults.filter(({ name }) => values.only === undefined || name.includes(values.only));
  if (chosen.length === 0) throw new Error(`No planted fault has ${values.only} in its name.`);
  const file = fileOf('planted');
  await bundle(file, [planting(chosen)]);
  const waiting = [...chosen];
  const missed: PlantedFault[] = [];
  const lanes = Array.from({ length: workers }, async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const planted = withFaults(file, [fault.name]);
      const outcomes = await runSeeds(planted, seedsOf(Number(values.journeys)), 1, undefined, isFaultFound);
      const { failure = null, seed } = outcomes.find((outcome) => outcome.failure !== null) ?? {};
      if (failure === null || failure.steps.length > 12) missed.push(fault);
      console.log(
        failure === null
          ? `MISSED ${fault.name} after ${outcomes.length} journeys`
          : `${failure.steps.length > 12 ? 'LONG  ' : 'found '} ${fault.name} by ${failure.invariant} (seed ${seed}, journey ${outcomes.length}, ${failure.steps.length} steps)`,
      );
      if (failure && values.only !== undefined) console.log(failure.story);
    }
  });
  await Promise.all(lanes);
  console.log(`${chosen.length - missed.length} of ${chosen.length} planted faults found`);
  return chosen.length - missed.length >= Math.min(29, chosen.length);
}

if (values.planted) process.exitCode = (await findPlanted()) ? 0 : 1;
else if (values.hash !== undefined) process.exitCode = (await compareHashes(Number(values.hash))) ? 0 : 1;
else process.exitCode = (await simulate(Number(values.journeys))) ? 0 : 1;
