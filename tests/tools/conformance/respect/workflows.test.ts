import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stepsOf, workflowDocuments } from '#conformance/respect/documents.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly value?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: object;
}

interface Document {
  readonly workflows: readonly {
    readonly workflowId: string;
    readonly steps: readonly {
      readonly stepId: string;
      readonly operationId: string;
      readonly parameters?: readonly Parameter[];
      readonly requestBody?: object;
      readonly successCriteria?: readonly object[];
    }[];
  }[];
}

const contract = parse(readFileSync('openapi/voucher-api.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};
const operations = new Map(
  Object.values(contract.paths).flatMap((path) =>
    Object.values(path).map((operation) => [operation.operationId, operation] as const),
  ),
);
const documents = workflowDocuments().map((path) => parse(readFileSync(path, 'utf8')) as Document);
const steps = documents.flatMap(({ workflows }) =>
  workflows.flatMap(({ workflowId, steps: own }) => own.map((step) => ({ ...step, workflowId }))),
);

it('takes every call of the contract', () => {
  const taken = new Set(stepsOf(workflowDocuments()).map(({ operationId }) => operationId));
  expect([...operations.keys()].filter((operationId) => !taken.has(operationId))).toEqual([]);
  expect([...taken].filter((operationId) => !operations.has(operationId))).toEqual([]);
  expect(operations.size).toBe(49);
});

it('gives each call the parameters and the body that it requires, and does not rely on examples', () => {
  const missing = steps.flatMap(({ workflowId, stepId, operationId, parameters = [], requestBody }) => {
    const operation = operations.get(operationId);
    const given = new Set(parameters.map(({ name, in: place }) => `${place} ${name}`));
    const required = (operation?.parameters ?? [])
      .map((one) => ('$ref' in one ? contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
      .flatMap((one) => (one?.required === true ? [`${one.in} ${one.name}`] : []));
    const wanted = required.filter((name) => !given.has(name));
    if (operation?.requestBody !== undefined && requestBody === undefined) wanted.push('body');
    return wanted.map((name) => `${workflowId} ${stepId}: ${name}`);
  });
  expect(missing).toEqual([]);
});

it('sends a new UUID as the key of each call that moves value', () => {
  const inputs = parse(readFileSync('openapi/workflows/inputs.schema.yaml', 'utf8')) as {
    readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  };
  const keys = steps.flatMap(({ parameters = [] }) =>
    parameters.flatMap(({ name, value }) => (name === 'Idempotency-Key' ? [String(value)] : [])),
  );
  expect(keys.length).toBeGreaterThan(6);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys)
    expect(inputs.properties[key.replace('$inputs.', '')]?.description, key).toContain(
      'new UUID in each run',
    );
});

it('judges the answer of each step by its status at least', () => {
  const unjudged = steps.filter(
    ({ successCriteria = [] }) => !JSON.stringify(successCriteria).includes('$statusCode'),
  );
  expect(unjudged.map(({ stepId }) => stepId)).toEqual([]);
});
