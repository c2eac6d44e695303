import type { Contract } from '../contract/contract.ts';
import { profileOf } from '../profile.ts';
import { run, type Tested } from '../run.ts';
import { type Fault, twin } from './fault.ts';

const WALKS = { runs: 20, steps: 40 };

/**
 * Plants a fault, in a fresh backend for each rule that has to find it.
 * @param open an unbroken backend with its data
 * @returns the rules that missed it
 */
export async function missedBy(
  fault: Fault,
  open: () => Promise<Tested>,
  contract: Contract,
): Promise<string[]> {
  const profile = profileOf('full', contract);
  const missed: string[] = [];
  for (const expected of fault.foundBy) {
    const [rule, only] = typeof expected === 'string' ? [expected, expected] : expected;
    const tested = await open();
    const backend = twin(fault, tested.backend, contract);
    const { findings } = await run(
      { ...tested, backend },
      { contract, profile, seed: 3, only, walks: WALKS },
    );
    if (!findings.some((finding) => finding.rule === rule)) missed.push(rule);
  }
  return missed;
}
