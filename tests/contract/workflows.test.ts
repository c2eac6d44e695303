import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT } from '../tools/conformance/stage.ts';
import { parametersOf } from './parameters.ts';

interface Step {
  readonly stepId: string;
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly value?: unknown }[];
  readonly requestBody?: object;
  readonly successCriteria?: readonly object[];
}

const FOLDER = 'openapi/workflows';
const read = (name: string): unknown => parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
const steps = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.arazzo.yaml'))
  .flatMap((name) =>
    (read(name) as { workflows: { steps: Step[] }[] }).workflows.flatMap((one) => one.steps),
  );

it('takes every call of the contract, and no other', () => {
  const taken = new Set(steps.map(({ operationId }) => operationId));
  expect(taken).toEqual(new Set(CONTRACT.operations.map(({ operationId }) => operationId)));
});

it('gives each call the parameters and the body that it requires, and does not rely on examples', () => {
  const missing = steps.flatMap(({ stepId, operationId, parameters = [], requestBody }) => {
    const operation = CONTRACT.operations.find((one) => one.operationId === operationId);
    const given = new Set(parameters.map((one) => `${one.in} ${one.name}`));
    const wanted = (operation === undefined ? [] : parametersOf(operation))
      .filter(({ required }) => required === true)
      .map((one) => `${one.in} ${one.name}`)
      .filter((name) => !given.has(name));
    if (operation?.declared['requestBody'] !== undefined && requestBody === undefined) wanted.push('body');
    return wanted.map((name) => `${stepId}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('has inputs for the stand-in, among them a new UUID as the key of each call that moves value', () => {
  const inputs = read('inputs.stand-in.json') as Record<string, unknown>;
  const ajv = new Ajv2020({ allErrors: true, formats: { password: true } });
  ajv.validate(read('inputs.schema.yaml') as object, inputs);
  // The UUIDs themselves are filled in for each run.
  expect(ajv.errors?.filter(({ instancePath }) => inputs[instancePath.slice(1)] !== '{uuid}') ?? []).toEqual(
    [],
  );
  const keys = steps.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ name, value }) => (name === 'Idempotency-Key' ? [String(value)] : [])),
  );
  expect(keys.length).toBeGreaterThan(6);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(inputs[key.replace('$inputs.', '')], key).toBe('{uuid}');
});

it('judges the answer of each step by its status at least', () => {
  const unjudged = steps.filter(
    ({ successCriteria = [] }) => !JSON.stringify(successCriteria).includes('$statusCode'),
  );
  expect(unjudged.map(({ stepId }) => stepId)).toEqual([]);
});
