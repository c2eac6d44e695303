import type { Contract } from '../contract/contract.ts';
import { profileOf } from '../profile.ts';
import { run, type Tested } from '../run.ts';
import { type Fault, twin } from './fault.ts';

/** What the kit finds of one planted fault. */
export interface TwinResult {
  readonly fault: Fault;
  /** The rules that found it; empty if it was missed. */
  readonly foundBy: readonly string[];
}

/**
 * Tests the broken twin with one fault after the other, each in a fresh backend.
 * @param open an unbroken backend with its data
 */
export async function* twinRun(
  faults: readonly Fault[],
  open: () => Promise<Tested>,
  contract: Contract,
): AsyncIterable<TwinResult> {
  const profile = profileOf('full', contract);
  for (const fault of faults) {
    const tested = await open();
    const backend = twin(fault, tested.backend, contract);
    const outcome = await run({ ...tested, backend }, { contract, profile, seed: 1, stopsAtFirst: true });
    yield { fault, foundBy: [...new Set(outcome.findings.map(({ rule }) => rule))] };
  }
}
