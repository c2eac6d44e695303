import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Json = { readonly [name: string]: Json | undefined };

const contract = parse(readFileSync('openapi/voucher-api.yaml', 'utf8')) as Json;
const operations = Object.values(contract['paths'] ?? {})
  .flatMap((path) => Object.values(path ?? {}))
  .map((operation) => operation ?? {});
const byId = new Map(operations.map((operation) => [textOf(operation['operationId']), operation]));

/** Every link of every answer, with the call that it leads from. */
const links = operations.flatMap((from) =>
  Object.values(from['responses'] ?? {}).flatMap((response) => {
    const answer = resolved(response);
    return Object.entries(answer['links'] ?? {}).map(([name, link]) => ({
      name: `${textOf(from['operationId'])} → ${name}`,
      from,
      answer,
      target: byId.get(textOf(link?.['operationId'])),
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
  const linked = new Set(links.map(({ target }) => target?.['operationId']));
  const others = [...byId.keys()].filter((operationId) => !linked.has(operationId as never));
  expect(others).toEqual(Object.keys(NOT_LINKED));
});

it('gives each linked call parameters and fields that it has', () => {
  const wrong = links.flatMap(({ name, target, parameters, body }) => {
    if (target === undefined) return [`${name}: no such call`];
    const known = parametersOf(target);
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
  const from = byId.get(operationId) ?? {};
  expect(exists(expression, from, resolved(from['responses']?.['200']))).toBe(isThere);
});

function exists(expression: string, from: Json, answer: Json): boolean {
  const [source = '', pointer] = expression.split('#/');
  if (pointer !== undefined)
    return reaches(source === '$response.body' ? contentOf(answer) : bodyOf(from), pointer.split('/'));
  return parametersOf(from).includes(source.split('.').slice(2).join('.'));
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
function parametersOf(operation: Json): readonly string[] {
  const names = Object.values(operation['parameters'] ?? {}).map((one) => textOf(resolved(one)['name']));
  return operation['security'] === undefined ? names : [...names, 'x-jwt-token'];
}

function bodyOf(operation: Json): Json | undefined {
  return contentOf(resolved(operation['requestBody']));
}

function contentOf(holder: Json): Json | undefined {
  return Object.values(holder['content'] ?? {})[0]?.['schema'];
}

function resolved(value: Json | undefined): Json {
  const reference: unknown = value?.['$ref'];
  if (typeof reference !== 'string') return value ?? {};
  const keys = reference.split('/').slice(1);
  return resolved(keys.reduce<Json | undefined>((at, key) => at?.[key], contract));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function expressionsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('$') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(expressionsIn) : [];
}
