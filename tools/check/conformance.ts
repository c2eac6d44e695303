/**
 * `npm run conformance`: does a backend keep our contract? Without `--server` it tests the stand-in, with `--twin` a
 * broken twin of it, and `--pack` makes the package that runs without this repository. docs/conformance.md explains it.
 */
import { conformance } from '../conformance/cli.ts';
import { Contract } from '../conformance/contract/contract.ts';
import { contractText } from '../conformance/contract/contractFile.ts';
import { profileOf } from '../conformance/profile.ts';
import { run } from '../conformance/run.ts';
import { faultsOf } from '../conformance/twin/faults.ts';
import { missedBy } from '../conformance/twin/twinRun.ts';
import { readOptions, unknownOf, WrongStart } from '../machine/options.ts';
import { openProgress } from '../machine/progress.ts';
import { packConformance } from './packConformance.ts';
import { openStandIn } from './standIn.ts';

const args = process.argv.slice(2);
const progress = openProgress();
const task = args.includes('--pack') ? pack : args.includes('--twin') ? testTwin : test;
try {
  process.exitCode = await task();
} catch (error) {
  progress.clear();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  progress.end();
}

function print(text: string): void {
  progress.clear();
  console.log(text);
}

function test(): Promise<0 | 1> {
  return conformance({
    contract: contractText(),
    command: 'npm run conformance --',
    args,
    print,
    tell: progress.at,
    standIn: openStandIn,
  });
}

async function pack(): Promise<0> {
  readOptions({ args, options: { pack: { type: 'boolean' } } });
  print(`The package is in ${await packConformance()}.`);
  return 0;
}

async function testTwin(): Promise<0 | 1> {
  const { positionals } = readOptions({
    args,
    options: { twin: { type: 'boolean' } },
    allowPositionals: true,
  });
  // A clock that only the planted delays move, so that a busy machine looks like none of them.
  let now = 0;
  const all = faultsOf((milliseconds) => {
    now += milliseconds;
    return Promise.resolve();
  });
  const ids = all.map(({ id }) => id);
  for (const word of positionals)
    if (!ids.includes(word)) throw new WrongStart(unknownOf('fault', word, ids));
  const faults = all.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
  const contract = new Contract(contractText());
  const open = () => openStandIn({ meter: () => now });
  progress.at('the unbroken stand-in');
  const { findings } = await run(await open(), { contract, profile: profileOf('full', contract), seed: 1 });
  print(`${findings.length} findings in the unbroken stand-in.`);
  let found = 0;
  for (const [index, fault] of faults.entries()) {
    progress.at(`fault ${index + 1} of ${faults.length}: ${fault.id}`);
    const missed = await missedBy(fault, open, contract);
    if (missed.length === 0) found += 1;
    const verdict = missed.length === 0 ? 'found' : `MISSED by ${missed.join(', ')}`;
    print(`${fault.id}: ${fault.breaks} ${verdict}`);
  }
  print(`${found} of ${faults.length} planted faults found.`);
  return found === faults.length && findings.length === 0 ? 0 : 1;
}
