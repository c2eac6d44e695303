import { expect, it } from 'vitest';
import { MOVERS } from '#conformance/rules/movers.ts';
import { RULES } from '#conformance/rules/rules.ts';
import { aTrial, CONTRACT, TEXT } from './stage.ts';

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

it('knows the line of every operation', () => {
  const lines = TEXT.split('\n');
  for (const { pointer, method, operationId } of CONTRACT.operations) {
    const line = CONTRACT.lines.ofPointer(pointer);
    expect(lines[line - 1]?.trim()).toBe(`${method.toLowerCase()}:`);
    expect(lines.slice(line, line + 3).join('\n')).toContain(`operationId: ${operationId}`);
  }
});
