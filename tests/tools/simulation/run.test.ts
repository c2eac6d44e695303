import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replay, runSeeds } from '#tools/check/simulateRun.ts';

/** A simulation in which every journey, and every replay, does this. */
function simulation(does: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'simulation-')), 'app.mjs');
  writeFileSync(
    file,
    `process.on('unhandledRejection', () => undefined);
    const journey = async () => { ${does} };
    export { journey as run, journey as again };`,
  );
  return file;
}

const REPLAY = [{ seed: 7, steps: [] }];

it('names the seed, and the fault of the simulation that its journey meets', async () => {
  const broken = simulation('throw new Error("The books are shut.");');
  await expect(runSeeds(broken, [7], 1)).rejects.toThrow(
    /^The journey of seed 7 breaks the simulation.*The books are shut/s,
  );
  await expect(replay(broken, REPLAY)).rejects.toThrow(
    /^The replay of seed 7 breaks the simulation.*The books are shut/s,
  );
});

it('names the seed of a journey that waits for what never happens', async () => {
  const endless = simulation('await new Promise(() => undefined);');
  await expect(runSeeds(endless, [7], 1)).rejects.toThrow('The journey of seed 7 does not come to its end.');
  await expect(replay(endless, REPLAY)).rejects.toThrow('The replay of seed 7 does not come to its end.');
});
