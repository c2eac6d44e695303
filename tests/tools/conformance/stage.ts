import { ANSWER_RULES } from '#conformance/answers/answerRules.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';
import { Stock } from '#conformance/data/stock.ts';
import { Driver } from '#conformance/driver/driver.ts';
import { Trial } from '#conformance/driver/trial.ts';
import type { Outcome } from '#conformance/outcome.ts';
import { profileOf } from '#conformance/profile.ts';
import { run, type Tested, type Wanted } from '#conformance/run.ts';
import { openStandIn } from '#tools/check/standIn.ts';
import { NOW } from '../sandbox/visitor.ts';

export const TEXT = contractText();
export const CONTRACT = new Contract(TEXT);

/** A stand-in at a fixed time whose answers take no time, so that no machine is too slow. */
export function standIn(numbers?: { spendable: number; chargeable: number; small: number }): Promise<Tested> {
  return openStandIn({ meter: () => 0, now: () => NOW, ...(numbers && { numbers }) });
}

/** What a run finds: with everything, unless something else is wanted. */
export function ran(tested: Tested, wanted: Partial<Wanted> = {}): Promise<Outcome> {
  return run(tested, { contract: CONTRACT, profile: profileOf('full', CONTRACT), seed: 5, ...wanted });
}

/** A trial of a stand-in with a few vouchers. */
export async function aTrial(tested?: Tested): Promise<Trial> {
  const {
    backend,
    origin,
    data,
    meter,
    clock = () => NOW,
  } = tested ?? (await standIn({ spendable: 4, chargeable: 3, small: 2 }));
  const driver = new Driver({
    backend,
    origin,
    contract: CONTRACT,
    answerRules: ANSWER_RULES,
    meter,
    clock,
    allows: () => true,
  });
  return new Trial(driver, new Stock(data));
}
