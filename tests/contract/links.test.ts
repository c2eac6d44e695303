import { expect, it } from 'vitest';
import type { Operation } from '#conformance/contract/contract.ts';
import { CONTRACT } from '../tools/conformance/stage.ts';
import { parametersOf } from './parameters.ts';

type Json = { readonly [name: string]: Json | undefined };

const byId = new Map<unknown, Operation>(CONTRACT.operations.map((one) => [one.operationId, one]));

/** Every link of every answer, with the call that it leads from. */
const links = CONTRACT.operations.flatMap((from) =>
  Object.keys(from.declared['responses'] ?? {}).flatMap((status) => {
    const answer = CONTRACT.responseOf(from, Number(status)).declared as Json;
    return Object.entries(answer['links'] ?? {}).map(([name, link]) => ({
      name: `${from.operationId} → ${name}`,
      from,
      answer,
      target: byId.get(link?.['operationId']),
      parameters: (link?.['parameters'] ?? {}) as unknown as Readonly<Record<string, string>>,
      body: link?.['requestBody'],
    }));
  }),
);

/** The calls that no answer leads to, and what leads there. */
const NOT_LINKED: Readonly<Record<string, string>> = {
  getSiteConfig: 'the file of the site',
  listParameters: 'asks for nothing',
  listVariations: 'the file of the site',
  dumpTranslations: 'asks for nothing',
  getCaptchaQuestion: 'asks for nothing',
  createVoucherToken: 'a typed code',
  resendRedeemLinks: 'a typed code',
  listAidOrganisations: 'the voucher category, which the token carries',
  listAcceptancePoints: 'the file of the site',
  getThirdPartyEntry: 'the link of a partner',
  requestReactivation: 'a typed code',
  requestSupport: 'a form',
  checkCharge: 'a typed serial number',
  getVoucherOffers: 'the file of the site',
  sendOperationLog: 'what the page counted',
};

it('leads to every call whose values an answer holds', () => {
  const linked = new Set<unknown>(links.map(({ target }) => target?.operationId));
  const others = [...byId.keys()].filter((operationId) => !linked.has(operationId));
  expect(others).toEqual(Object.keys(NOT_LINKED));
});

it('gives each linked call parameters and fields that it has', () => {
  const wrong = links.flatMap(({ name, target, parameters, body }) => {
    if (target === undefined) return [`${name}: no such call`];
    const known = namesOf(target);
    const fields = Object.keys(body ?? {}).filter((field) => !reaches(bodyOf(target), [field]));
    return [...Object.keys(parameters).filter((one) => !known.includes(one)), ...fields].map(
      (one) => `${name}: ${one}`,
    );
  });
  expect(wrong).toEqual([]);
});

it('takes each value from a place that the request or the answer has', () => {
  const wrong = links.flatMap(({ name, from, answer, parameters, body }) =>
    expressionsIn([parameters, body])
      .filter((expression) => !exists(expression, from, answer))
      .map((expression) => `${name}: ${expression}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['$response.body#/0/urlName', 'listVariations', true],
  ['$response.body#/0/urlname', 'listVariations', false],
  ['$response.body#/urlName', 'listVariations', false],
  ['$request.path.country', 'listVariations', true],
  ['$request.header.x-link-token', 'listVariations', false],
  ['$request.body#/reference', 'getPaymentState', true],
])('knows whether %s of %s exists: %s', (expression, operationId, isThere) => {
  const from = byId.get(operationId);
  if (from === undefined) throw new Error(`There is no ${operationId}.`);
  expect(exists(expression, from, CONTRACT.responseOf(from, 200).declared as Json)).toBe(isThere);
});

function exists(expression: string, from: Operation, answer: Json): boolean {
  const [source = '', pointer] = expression.split('#/');
  if (pointer !== undefined)
    return reaches(source === '$response.body' ? contentOf(answer) : bodyOf(from), pointer.split('/'));
  return namesOf(from).includes(source.split('.').slice(2).join('.'));
}

/** Whether a schema has a place for what a JSON pointer reaches. */
function reaches(schema: Json | undefined, [key, ...rest]: readonly string[]): boolean {
  const at = resolved(schema);
  if (key === undefined) return schema !== undefined;
  const choices = [at['anyOf'], at['oneOf']].flatMap((choice) => Object.values(choice ?? {}));
  if (choices.length > 0) return choices.some((choice) => reaches(choice, [key, ...rest]));
  const next = /^\d+$/.test(key) ? at['items'] : at['properties']?.[key];
  return next !== undefined && reaches(next, rest);
}

/** Names of a call's parameters; the token of a voucher is declared as its security. */
function namesOf(operation: Operation): readonly string[] {
  const names = parametersOf(operation).map(({ name }) => name);
  return operation.declared['security'] === undefined ? names : [...names, 'x-jwt-token'];
}

function bodyOf({ declared }: Operation): Json | undefined {
  return contentOf(resolved(declared['requestBody'] as Json | undefined));
}

function contentOf(holder: Json): Json | undefined {
  return Object.values(holder['content'] ?? {})[0]?.['schema'];
}

function resolved(value: Json | undefined): Json {
  const reference: unknown = value?.['$ref'];
  if (typeof reference !== 'string') return value ?? {};
  return CONTRACT.resolve(reference.slice(1)).declared as Json;
}

function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('$') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : [];
}
