import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contractText } from '#conformance/contract/contractFile.ts';
import { Contract } from '#conformance/contract/contract.ts';
import { BOUNDS } from '#domain/operation/buckets.ts';
import { ENGINES, NAMES, OTHER } from '#domain/operation/vocabulary.ts';
import { ROUTES } from '#domain/route/routes.ts';
import { BOUNDS as SANDBOX_BOUNDS, NAMES as SANDBOX_NAMES, PROBLEM, STEP } from '#sandbox/operation/names.ts';
import { createSandbox } from '#sandbox/app.ts';
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
  readonly pattern: string;
  readonly maxLength: number;
}
const { components } = parse(contractText()) as {
  components: { schemas: Record<string, Listed & { properties: Record<string, Listed> }> };
};
const {
  OperationEvent: event,
  OperationEventKind: kind,
  OperationLog: log,
  OperationName: name,
  OperationProblem: problem,
  OperationStep: step,
} = components.schemas;
const { problem: problems, ...others } = NAMES;

const sorted = (values: Iterable<unknown>) =>
  [...new Set(values)].map(String).toSorted((one, other) => one.localeCompare(other));

/** What a pattern of the contract refuses. */
const refused = ({ pattern = '', maxLength = 0 }: Partial<Listed> = {}, words: readonly string[]) =>
  words.filter((word) => word.length > maxLength || !new RegExp(pattern).test(word));

it('lists in the contract what the app can say, and nothing else', () => {
  expect(sorted(kind?.enum ?? [])).toEqual(sorted(Object.keys(NAMES)));
  expect(sorted(name?.enum ?? [])).toEqual(sorted(Object.values(others).flat()));
  expect(sorted(event?.properties['upTo']?.enum ?? [])).toEqual(sorted(Object.values(BOUNDS).flat()));
  expect(sorted(log?.properties['engine']?.enum ?? [])).toEqual(sorted(ENGINES));
});

it('has patterns in the contract that every route and every problem fits', () => {
  expect(refused(step, [...ROUTES.map(({ path }) => path), OTHER])).toEqual([]);
  expect(refused(problem, problems)).toEqual([]);
});

it('has patterns that no address with a value, no code and no sentence fits', () => {
  const addresses = [
    '/shops/17',
    '/merchantcode/rl-5uZk0tTq3b8mV2xYw7nR4cJ1hL6pD9sA',
    '/activate/web/R-1/0f3a',
    '/shops?name=books',
    '/shops#code',
    '//evil.example',
    'https://evil.example',
    '/shops/',
    '/a/b/c/d/e/f',
    `/${'x'.repeat(21)}`,
    '/:a?/b c',
    'shops',
    '',
  ];
  expect(refused(step, addresses)).toEqual(addresses);
  const words = [
    'Y245YWVDV',
    'ada@mail.example',
    'No network',
    'a_b',
    'a--b',
    '410582934',
    'x'.repeat(21),
    '',
  ];
  expect(refused(problem, words)).toEqual(words);
});

it('has the same in the sandbox', () => {
  expect(SANDBOX_NAMES).toEqual(others);
  expect(SANDBOX_BOUNDS).toEqual(BOUNDS);
  expect(STEP.source.replaceAll('\\/', '/')).toBe(step?.pattern);
  expect(PROBLEM.source).toBe(problem?.pattern);
});

it.each([
  ['what the app sends', BODY, 204],
  ['a route of a later release', { ...BODY, events: [{ ...BODY.events[0], step: '/gift-wrap/:id' }] }, 204],
  [
    'a problem of a later release',
    { ...BODY, events: [{ kind: 'problem', name: 'wrap-torn', step: '/', count: 1 }] },
    204,
  ],
  [
    'a problem that is no word',
    { ...BODY, events: [{ kind: 'problem', name: 'Y245YWVDV', step: '/', count: 1 }] },
    400,
  ],
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
