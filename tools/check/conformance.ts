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
import { packConformance } from './packConformance.ts';
import { openStandIn } from './standIn.ts';

const args = process.argv.slice(2);
if (args.includes('--pack')) console.log(`The package is in ${await packConformance()}.`);
else if (args.includes('--twin'))
  process.exitCode = await exitOf(() => testTwin(args.find((one) => !one.startsWith('--'))));
else process.exitCode = await exitOf(test);

/** 2 if the run could not begin. */
async function exitOf(tests: () => Promise<0 | 1>): Promise<0 | 1 | 2> {
  try {
    return await tests();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

function test(): Promise<0 | 1> {
  return conformance({
    contract: contractText(),
    command: 'npm run conformance --',
    args,
    print: console.log,
    standIn: openStandIn,
  });
}

/** @param only the id of one fault */
async function testTwin(only: string | undefined): Promise<0 | 1> {
  // A clock that only the planted delays move, so that a busy machine looks like none of them.
  let now = 0;
  const all = faultsOf((milliseconds) => {
    now += milliseconds;
    return Promise.resolve();
  });
  const faults = all.filter(({ id }) => only === undefined || id === only);
  if (faults.length === 0)
    throw new Error(`There is no fault ${only}. There are: ${all.map(({ id }) => id).join(', ')}.`);
  const contract = new Contract(contractText());
  const open = () => openStandIn({ meter: () => now });
  const { findings } = await run(await open(), { contract, profile: profileOf('full', contract), seed: 1 });
  console.log(`${findings.length} findings in the unbroken stand-in.`);
  let found = 0;
  for (const fault of faults) {
    const missed = await missedBy(fault, open, contract);
    if (missed.length === 0) found += 1;
    const verdict = missed.length === 0 ? 'found' : `MISSED by ${missed.join(', ')}`;
    console.log(`${fault.id}: ${fault.breaks} ${verdict}`);
  }
  console.log(`${found} of ${faults.length} planted faults found.`);
  return found === faults.length && findings.length === 0 ? 0 : 1;
}
