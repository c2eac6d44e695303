import { Contract, type Json, type OperationId } from '#conformance/contract/contract.ts';
import { contractText } from '#conformance/contract/contractFile.ts';

/** What a field holds that names something: digits that a JSON number can hold too. */
const DIGITS = '410582934';
/** The id of a check of an old code is longer, since it alone opens the check. */
const LONGER: Readonly<Record<string, string>> = { reactivationId: '4105829344105829' };

export const contract = new Contract(contractText());

/** A place in a body: names and indices. */
export type Place = readonly (string | number)[];

interface Body {
  readonly value: unknown;
  /** Where the contract has a number, an id, a code or a PIN. */
  readonly identifiers: readonly Place[];
}

const IDENTIFIERS: readonly string[] = ['/components/schemas/Identifier', '/components/schemas/WireId'];

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-12-01T10:00:00Z',
  uuid: 'c0ffee00-0000-4000-8000-000000000001',
  uri: 'https://voucher.example/page',
};

export const digitsFor = (place: Place): string => LONGER[place.at(-1) ?? ''] ?? DIGITS;

/** The body of a successful answer with every field that the contract declares; of two shapes the one at `choice`. */
export function answerOf(id: OperationId, choice = 0): Body {
  const operation = contract.operation(id);
  const status = Object.keys(operation.declared['responses'] as Json).find((each) => each.startsWith('2'));
  const { declared, pointer } = contract.responseOf(operation, Number(status));
  if (!('application/json' in ((declared['content'] ?? {}) as Json)))
    return { value: undefined, identifiers: [] };
  return bodyAt(`${pointer}/content/application~1json/schema`, choice);
}

function bodyAt(pointer: string, choice = 0): Body {
  const { declared, pointer: at } = contract.resolve(pointer);
  if (IDENTIFIERS.includes(at)) return { value: DIGITS, identifiers: [[]] };
  const choices = ['oneOf', 'anyOf'].find((each) => each in declared);
  if (choices !== undefined) {
    const last = (declared[choices] as Json[]).length - 1;
    return bodyAt(`${at}/${choices}/${Math.min(choice, last)}`, choice);
  }
  const [type] = [declared['type']].flat();
  if (type === 'array') return inside([[0, bodyAt(`${at}/items`, choice)]], Object.values);
  if (type !== 'object') return { value: plain(declared, type), identifiers: [] };
  const fields = Object.keys((declared['properties'] ?? {}) as Json).map(
    (name) => [name, bodyAt(`${at}/properties/${name}`, choice)] as const,
  );
  return inside(fields, (value) => value);
}

function inside(parts: readonly (readonly [string | number, Body])[], of: (value: object) => unknown): Body {
  return {
    value: of(Object.fromEntries(parts.map(([name, { value }]) => [name, value]))),
    identifiers: parts.flatMap(([name, part]) => part.identifiers.map((place) => [name, ...place])),
  };
}

function plain(declared: Json, type: unknown): unknown {
  const {
    enum: [first] = [],
    const: only,
    format,
    examples = [],
    pattern,
    minimum = 1,
  } = declared as {
    enum?: unknown[];
    const?: unknown;
    format?: string;
    examples?: unknown[];
    pattern?: string;
    minimum?: number;
  };
  const given = only ?? first ?? FORMATS[format ?? ''] ?? examples[0];
  if (given !== undefined) return given;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  return pattern === undefined
    ? 'words'
    : (MATCHING.find((each) => new RegExp(pattern).test(each)) ?? 'words');
}

const MATCHING = [
  'EUR',
  'DE',
  'de_DE',
  '#0b7b6b',
  '08:00',
  '/page',
  '/style.css',
  '/picture.svg',
  'https://voucher.example/page',
];

/** A copy of a body with another value at one place. */
export function changed(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((each: unknown, at) => (at === name ? changed(each, rest, value) : each));
  const before = body as Json;
  return { ...before, [name]: changed(before[name], rest, value) };
}
