/**
 * `npm run simulate`: journeys through the whole app in one process (docs/simulation.md).
 * `--journeys 10000 --seed 1 --workers 2`; `--hash 100` runs 100 seeds twice; `--planted` looks for the planted faults.
 */
import { availableParallelism } from 'node:os';
import { bundle } from '../../tests/simulation/build/bundle.ts';
import { plantedFaults } from '../../tests/simulation/planted/faults.ts';
import type { PlantedFault } from '../../tests/simulation/planted/plantedFault.ts';
import { withFaults } from '../../tests/simulation/planted/acting.ts';
import { planting } from '../../tests/simulation/build/planting.ts';
import type { Outcome } from '../../tests/simulation/entry.ts';
import { readOptions, unknownWord, withSentences, WrongStart } from '../machine/options.ts';
import { openProgress } from '../machine/progress.ts';
import { fileOf, runSeeds } from './simulateRun.ts';
import { report } from './simulateReport.ts';

const OPTIONS = {
  journeys: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  workers: { type: 'string', default: String(availableParallelism()) },
  hash: { type: 'string' },
  planted: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const;

const { planted, only, journeys, hashed, from, workers } = await withSentences(() => {
  const { values } = readOptions({ options: OPTIONS });
  const number = (name: 'journeys' | 'seed' | 'workers' | 'hash') => {
    const text = values[name] ?? '0';
    if (!/^\d{1,9}$/.test(text)) throw new WrongStart(`--${name} has to be a whole number.`);
    return Number(text);
  };
  if (values.only !== undefined && !values.planted) throw new WrongStart('--only needs --planted.');
  const names = plantedFaults.map(({ name }) => name);
  if (values.only !== undefined && !names.some((name) => name.includes(values.only ?? '')))
    throw new WrongStart(unknownWord('planted fault with', values.only, names));
  const counts = { journeys: number('journeys'), from: number('seed'), workers: number('workers') };
  return { ...values, ...counts, hashed: values.hash === undefined ? undefined : number('hash') };
});
const progress = openProgress();

function print(text: string): void {
  progress.clear();
  console.log(text);
}

const seedsOf = (count: number) => Array.from({ length: count }, (_, index) => from + index);

/** @param plugins plant faults into it */
async function bundled(name: string, plugins: Parameters<typeof bundle>[1] = []): Promise<string> {
  const file = fileOf(name);
  progress.at('bundling the app');
  await bundle(file, plugins);
  return file;
}

async function simulate(): Promise<boolean> {
  const file = await bundled('app');
  const start = Date.now();
  let done = 0;
  const outcomes = await runSeeds(file, seedsOf(journeys), workers, (outcome) => {
    done += 1;
    progress.at(`journey ${done} of ${journeys}`);
    if (outcome.failure)
      print(`\nSeed ${outcome.seed}\n${outcome.failure.story}\n${JSON.stringify(outcome.failure.steps)}`);
  });
  print(report(outcomes, (Date.now() - start) / 1000));
  return outcomes.every(({ failure }) => failure === null);
}

/** Runs each seed in two processes that have run different seeds before. */
async function compareHashes(count: number): Promise<boolean> {
  const file = await bundled('app');
  let done = 0;
  const tell = () => {
    done += 1;
    progress.at(`journey ${done} of ${2 * count}`);
  };
  const first = await runSeeds(file, seedsOf(count), 1, tell);
  const second = await runSeeds(file, seedsOf(count).toReversed(), 1, tell);
  const hashes = new Map(second.map(({ seed, hash }) => [seed, hash]));
  const same = first.filter(({ seed, hash }) => hashes.get(seed) === hash);
  print(`same seed, same hash: ${same.length} of ${count}`);
  for (const { seed, hash } of first) if (hashes.get(seed) !== hash) print(`  differs: seed ${seed}`);
  return same.length === count;
}

const isFaultFound = (outcomes: readonly Outcome[]) => outcomes.some(({ failure }) => failure !== null);

async function findPlanted(): Promise<boolean> {
  const chosen = plantedFaults.filter(({ name }) => only === undefined || name.includes(only));
  const file = await bundled('planted', [planting(chosen)]);
  const waiting = [...chosen];
  /** Journeys by the fault that they look for. */
  const looking = new Map<string, number>();
  const tell = (name: string) => {
    looking.set(name, (looking.get(name) ?? 0) + 1);
    const now = [...looking].map(([fault, count]) => `${fault}, journey ${count}`).join('; ');
    progress.at(`${chosen.length - waiting.length} of ${chosen.length} faults begun; ${now}`);
  };
  const missed: PlantedFault[] = [];
  const lanes = Array.from({ length: workers }, async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const broken = withFaults(file, [fault.name]);
      const seeds = seedsOf(journeys);
      const outcomes = await runSeeds(broken, seeds, 1, () => tell(fault.name), isFaultFound);
      looking.delete(fault.name);
      const { failure = null, seed } = outcomes.find((outcome) => outcome.failure !== null) ?? {};
      if (failure === null || failure.steps.length > 12) missed.push(fault);
      print(
        failure === null
          ? `MISSED ${fault.name} after ${outcomes.length} journeys`
          : `${failure.steps.length > 12 ? 'LONG  ' : 'found '} ${fault.name} by ${failure.invariant} (seed ${seed}, journey ${outcomes.length}, ${failure.steps.length} steps)`,
      );
      if (failure && only !== undefined) print(failure.story);
    }
  });
  await Promise.all(lanes);
  print(`${chosen.length - missed.length} of ${chosen.length} planted faults found`);
  return chosen.length - missed.length >= Math.min(29, chosen.length);
}

try {
  const isOk = await (planted ? findPlanted() : hashed === undefined ? simulate() : compareHashes(hashed));
  process.exitCode = isOk ? 0 : 1;
} finally {
  progress.end();
}
