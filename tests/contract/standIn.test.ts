import { expect, it } from 'vitest';
import { errorCodesIn } from '#conformance/contract/errorCodes.ts';
import { PROVOCATIONS } from '#conformance/errors/provocations.ts';
import { passedIn } from '#conformance/outcome.ts';
import { STRAIGHT_WAYS } from '#conformance/straight/ways.ts';
import { aTrial, CONTRACT, ran, standIn, TEXT } from '../tools/conformance/stage.ts';

it('keeps the contract in every call, error code, rule and walk of the conformance kit', async () => {
  const outcome = await ran(await standIn(), { seed: 7, walks: { runs: 10, steps: 20 } });
  expect(outcome.findings.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([]);
  expect([passedIn(outcome.calls), outcome.calls.size]).toEqual([49, 49]);
  expect([passedIn(outcome.codes), outcome.codes.size]).toEqual([38, 38]);
  expect(passedIn(outcome.rules)).toBe(outcome.rules.size);
});

it('is asked for every call and every error code of the contract by the conformance kit', () => {
  expect(Object.keys(STRAIGHT_WAYS).toSorted()).toEqual(
    CONTRACT.operations.map(({ operationId }) => operationId).toSorted(),
  );
  expect(Object.keys(PROVOCATIONS).toSorted()).toEqual(errorCodesIn(TEXT));
});

it('refuses every call without a body, a token and a link as the contract says', async () => {
  const trial = await aTrial();
  const token = 'forged';
  const path = { provider: 'unzer', redeemId: 'none', country: 'DE', id: '1' };
  const posts = CONTRACT.operations.filter(({ method }) => method === 'POST');
  for (const { operationId: operation } of posts)
    for (const call of [{ body: {} }, { body: [] }, { body: {}, token, link: 'none' }]) {
      const { status } = await trial.send({ operation, path, ...call });
      expect([400, 401, 404], operation).toContain(status);
    }
  expect(
    trial.driver.findings.map(({ rule, says, at }) => [at[0]?.operation.operationId, rule, says]),
  ).toEqual([]);
});
