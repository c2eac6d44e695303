import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractText } from '#conformance/contract/contractFile.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { BOUNDS } from '#domain/operation/buckets.ts';
import { ENGINES, NAMES, OTHER } from '#domain/operation/vocabulary.ts';
import { BOUNDS as SANDBOX_BOUNDS, NAMES as SANDBOX_NAMES } from '#sandbox/operation/names.ts';
import { STEPS } from '#sandbox/operation/steps.ts';
import { createSandbox } from '#sandbox/app.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { NOW } from '../tools/sandbox/visitor.ts';

const contract = new Contract(contractText());
const PATH = '/v2/operation-log';
const BODY = {
  site: 'de',
  engine: 'webkit',
  events: [{ kind: 'vital', name: 'LCP', step: '/shops', upTo: 1800, count: 1 }],
};

interface Listed {
  readonly enum: readonly unknown[];
}
const { components } = parse(contractText()) as {
  components: { schemas: Record<string, Listed & { properties: Record<string, Listed> }> };
};
const { OperationEvent: event, OperationEventKind: kind, OperationLog: log } = components.schemas;
const sorted = (values: Iterable<unknown>) =>
  [...new Set(values)].map(String).toSorted((one, other) => one.localeCompare(other));

it('lists in the contract what the app can say, and nothing else', () => {
  expect(sorted(kind?.enum ?? [])).toEqual(sorted(Object.keys(NAMES)));
  expect(sorted(event?.properties['name']?.enum ?? [])).toEqual(sorted(Object.values(NAMES).flat()));
  expect(sorted(event?.properties['upTo']?.enum ?? [])).toEqual(sorted(Object.values(BOUNDS).flat()));
  expect(sorted(event?.properties['step']?.enum ?? [])).toEqual(
    sorted([...ROUTES.map(({ path }) => path), OTHER]),
  );
  expect(sorted(log?.properties['engine']?.enum ?? [])).toEqual(sorted(ENGINES));
});

it('lists the same in the sandbox', () => {
  expect(SANDBOX_NAMES).toEqual(NAMES);
  expect(SANDBOX_BOUNDS).toEqual(BOUNDS);
  expect(sorted(STEPS)).toEqual(sorted([...ROUTES.map(({ path }) => path), OTHER]));
});

it.each([
  ['what the app sends', BODY, 204],
  ['nothing', { ...BODY, events: [] }, 400],
  ['an address', { ...BODY, events: [{ ...BODY.events[0], step: '/shops/17' }] }, 400],
  ['a word that is not listed', { ...BODY, events: [{ ...BODY.events[0], name: 'Y245YWVDV' }] }, 400],
  ['a name of another kind', { ...BODY, events: [{ ...BODY.events[0], name: 'offline' }] }, 400],
  ['a value of no bucket', { ...BODY, events: [{ ...BODY.events[0], upTo: 1801 }] }, 400],
  ['another field', { ...BODY, userAgent: 'x' }, 400],
  ['another field of an event', { ...BODY, events: [{ ...BODY.events[0], code: 'x' }] }, 400],
  ['more than 3,000 bytes', { ...BODY, events: Array.from({ length: 60 }, () => BODY.events[0]) }, 400],
])('answers %s as the contract says', async (_, body, status) => {
  const app = createSandbox({ now: () => NOW });
  const answer = await app.request(`/api${PATH}`, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(status);
  expect(await contract.faultsOf('POST', PATH, answer)).toEqual([]);
});
