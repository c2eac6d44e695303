import { expect, it } from 'vitest';
import { ANSWER_RULES } from '#conformance/answers/answerRules.ts';
import { RULES } from '#conformance/rules/rules.ts';
import { faultsOf } from '#conformance/twin/faults.ts';
import { missedBy } from '#conformance/twin/twinRun.ts';
import { openStandIn } from '#tools/check/standIn.ts';
import { NOW } from '../sandbox/visitor.ts';
import { CONTRACT } from './stage.ts';

let clock = 0;
const FAULTS = faultsOf((milliseconds) => {
  clock += milliseconds;
  return Promise.resolve();
});
const FEW = { spendable: 12, chargeable: 6, small: 2 };

const open = () => openStandIn({ meter: () => clock, now: () => NOW, numbers: FEW });

/** Rules that differ only by the call, the code or the mover that they are about are one. */
const familyOf = (rule: string) =>
  rule.replace(/^(amounts|one-key-one-order|preview|refusal-details)-.*/, '$1');

it.each(FAULTS)('finds the planted fault $id by each rule that it names', async (fault) => {
  expect(fault.foundBy.length).toBeGreaterThan(0);
  expect(await missedBy(fault, open, CONTRACT)).toEqual([]);
});

it('has at most 70 planted faults, and at least one for each rule', () => {
  expect(FAULTS.length).toBeLessThanOrEqual(70);
  const expected = FAULTS.flatMap(({ foundBy }) => foundBy.map((one) => [one].flat()[0] ?? ''));
  const rules = [...RULES, ...ANSWER_RULES].map(({ id }) => id);
  const families = [...rules, 'straight', 'error-codes', 'walk'].map(familyOf);
  expect(new Set(expected.map(familyOf))).toEqual(new Set(families));
});
