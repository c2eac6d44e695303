import { expect, it } from 'vitest';
import { errorCodesIn } from '#conformance/contract/errorCodes.ts';
import { PROVOCATIONS } from '#conformance/errors/provocations.ts';
import { passedIn } from '#conformance/outcome.ts';
import { profileOf } from '#conformance/profile.ts';
import { MOVERS } from '#conformance/rules/movers.ts';
import { RULES } from '#conformance/rules/rules.ts';
import { run } from '#conformance/run.ts';
import { STRAIGHT_WAYS } from '#conformance/straight/ways.ts';
import { aTrial, CONTRACT, standIn, TEXT } from './stage.ts';

it('finds that the stand-in keeps the contract, in every call, error code, rule and walk', async () => {
  const walks = { runs: 10, steps: 20 };
  const outcome = await run(await standIn(), {
    contract: CONTRACT,
    profile: profileOf('full', CONTRACT),
    seed: 7,
    walks,
  });
  expect(outcome.findings.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([]);
  expect([passedIn(outcome.calls), outcome.calls.size]).toEqual([49, 49]);
  expect([passedIn(outcome.codes), outcome.codes.size]).toEqual([38, 38]);
  expect(passedIn(outcome.rules)).toBe(outcome.rules.size);
});

it('has a straight way to each of the contract’s calls', () => {
  expect(Object.keys(STRAIGHT_WAYS).toSorted()).toEqual(
    CONTRACT.operations.map(({ operationId }) => operationId).toSorted(),
  );
});

it('can provoke every error code that the contract names', () => {
  expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(errorCodesIn(TEXT));
});

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
