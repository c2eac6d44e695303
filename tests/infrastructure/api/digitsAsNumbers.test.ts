import { beforeEach, expect, it, vi } from 'vitest';
import type { OperationId } from '#conformance/contract/contract.ts';
import { ADAPTER_CALLS } from './adapterCalls.ts';
import { anApi, problem } from './backend.ts';
import { type Place, answerOf, changed, contract, digitsFor } from './contractBodies.ts';
import { stubXhr } from './fakeXhr.ts';

beforeEach(stubXhr);

/** Answers every call, without the detour of a server: thousands of calls differ in their bodies alone. */
const answerAll = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer());

/** Numbers whose text would name something else than the backend meant. */
const LOSSY = [2 ** 53, 1e21, 4_105_829.5, -410_582_934];

/** Only then the app reads more than the state. */
const RECEIVED: readonly OperationId[] = ['finalizeCharge', 'finalizePayment'];

const CASES = (Object.entries(ADAPTER_CALLS) as [OperationId, (typeof ADAPTER_CALLS)[OperationId]][]).flatMap(
  ([operation, calls = []]) =>
    calls.flatMap((call, choice) =>
      answerOf(operation, choice).identifiers.map((place) => ({
        operation,
        name: `${place.join('.')}${choice === 0 ? '' : ` (${choice})`}`,
        place,
        choice,
        call,
      })),
    ),
);

const NAMES = /(?:^id|Id|Ident|Number|[cC]ode|^pin|[cC]ategory)$/;

function textsIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...at, name]));
}

/** What the app makes of an answer that has this in the case's place. */
async function madeOf({ operation, choice, call, place }: (typeof CASES)[number], named: unknown) {
  const { value } = answerOf(operation, choice);
  const body = RECEIVED.includes(operation) ? changed(value, ['state'], 'received') : value;
  const sent = changed(body, place, named) as Record<string, never>;
  answerAll(() => Response.json(sent));
  return call(anApi());
}

it('has an adapter call for every answer with an identifier', () => {
  const naming = contract.operations
    .map(({ operationId }) => operationId)
    .filter((operation) => answerOf(operation).identifiers.length > 0);
  expect(Object.keys(ADAPTER_CALLS).toSorted()).toEqual(naming.toSorted());
});

it.each(contract.operations.map(({ operationId }) => operationId))(
  'declares every number, id, code and PIN in the answer of %s as an identifier',
  (operation) => {
    const { value, identifiers } = answerOf(operation);
    const declared = identifiers.map((place) => place.join('.'));
    const undeclared = textsIn(value).filter(
      (place) => NAMES.test(String(place.at(-1))) && !declared.includes(place.join('.')),
    );
    expect(undeclared).toEqual([]);
  },
);

it.each(CASES)('parses $name of $operation in the same way as text and as number', async (each) => {
  const digits = digitsFor(each.place);
  const asText = await madeOf(each, digits);
  expect(asText).toMatchObject({ ok: true });
  expect(await madeOf(each, Number(digits))).toEqual(asText);
});

it.each(CASES)('never shows a wrong $name of $operation for a number that has lost digits', async (each) => {
  for (const number of LOSSY)
    expect(JSON.stringify(await madeOf(each, number)), String(number)).not.toContain(String(number));
});

it.each([422, 500])('shows an error code that is a number, with %d', async (status) => {
  answerAll(() => problem(status, [4711 as unknown as string]));
  for (const call of Object.values(ADAPTER_CALLS).flat())
    expect(await call(anApi())).toMatchObject({ ok: false, fault: { code: '4711' } });
});
