import { expect, it } from 'vitest';
import { MOVERS } from '#conformance/rules/movers.ts';
import { RULES } from '#conformance/rules/rules.ts';
import { aTrial, CONTRACT } from './stage.ts';

it('tries the keys of every call that moves value', async () => {
  const trial = await aTrial();
  const tried = new Set<string>();
  for (const { ready } of MOVERS) tried.add((await ready(trial)).call.operation);
  const movers = CONTRACT.operations.filter(({ movesValue }) => movesValue);
  expect([...tried].toSorted()).toEqual(movers.map(({ operationId }) => operationId).toSorted());
});

it('names a line of the contract with each rule, and gives each rule an id of its own', () => {
  for (const { contract } of RULES) expect(CONTRACT.lines.ofText(contract)).toBeGreaterThan(1);
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
