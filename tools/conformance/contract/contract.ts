import type { operations } from '#openapi/schema.d.ts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parse } from 'yaml';
import { ContractLines } from './contractLines.ts';

export type Json = Record<string, unknown>;
export type OperationId = keyof operations;

export interface Operation {
  readonly operationId: OperationId;
  readonly area: string;
  readonly method: string;
  /** Below `/api`, with parameters in braces. */
  readonly template: string;
  readonly pattern: RegExp;
  /** JSON pointer into the contract. */
  readonly pointer: string;
  readonly declared: Json;
  /** Has a required `Idempotency-Key`. */
  readonly movesValue: boolean;
}

/** An answer as the judge reads it. */
export interface Judged {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Where a value differs from its schema. */
export interface Mismatch {
  /** JSON pointer into the body; empty for the answer as a whole. */
  readonly at: string;
  /** Names only what the contract declares, and numbers. */
  readonly says: string;
  /** JSON pointer to what the contract asks for there; empty where no schema does. */
  readonly asks: string;
  /** Nothing of the body can be read; the text is the same for all that have one cause, and is never shown. */
  readonly unreadable?: string;
}

const METHODS = ['get', 'post'];

/**
 * openapi/voucher-api.yaml as a judge of calls. Fields that it does not name are faults here: clients ignore them, but
 * they may tell too much.
 */
export class Contract {
  readonly lines: ContractLines;
  readonly operations: readonly Operation[];
  readonly #document: Json;
  /** Verbose, so that an error names the schema by the object that it is. */
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats, verbose: true });
  readonly #names: ReadonlyMap<unknown, string>;
  readonly #validators = new Map<string, ValidateFunction>();

  /** @param text the YAML of the contract */
  constructor(text: string) {
    this.lines = new ContractLines(text);
    this.#document = closed(parse(text)) as Json;
    const { schemas } = this.#document['components'] as { schemas: Json };
    this.#names = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]));
    this.#ajv.addSchema(this.#document, 'contract');
    this.operations = operationsOf(this.#document, (pointer) => this.resolve(pointer).declared);
  }

  /** The call that a method and a path below /api belong to; one without parameters in its path wins. */
  operationAt(method: string, path: string): Operation {
    const found = this.operations
      .filter((operation) => operation.method === method && operation.pattern.test(path))
      .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
    if (found[0] === undefined) throw new Error(`The contract has no ${method} ${path}.`);
    return found[0];
  }

  /** Throws for an unknown id. */
  operation(id: OperationId): Operation {
    const found = this.operations.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`The contract has no ${id}.`);
    return found;
  }

  /** What is declared for a status, where the reference leads. */
  responseOf({ declared, pointer }: Operation, status: number): { declared: Json; pointer: string } {
    const key = String(status) in (declared['responses'] as Json) ? String(status) : 'default';
    return this.resolve(`${pointer}/responses/${key}`);
  }

  /** Where an answer differs from the contract; an empty list if it keeps the contract. */
  judge(operation: Operation, { status, headers, text }: Judged): Mismatch[] {
    const response = this.responseOf(operation, status);
    const content = (response.declared['content'] ?? {}) as Json;
    const whole = (says: string) => [{ at: '', says: `The answer ${says}`, asks: '' }];
    const unreadable = (says: string, cause: string) =>
      whole(says).map((mismatch) => ({ ...mismatch, unreadable: cause }));
    if (Object.keys(content).length === 0)
      return text === '' ? [] : whole('has a body, and has to have none');
    const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    if (!(type in content))
      return unreadable(`does not come as ${Object.keys(content).join(' or ')}`, `type ${type}`);
    if (!type.endsWith('json')) return text === '' ? whole('is empty') : [];
    const body = jsonOf(text);
    if (body === undefined) return unreadable('is no JSON', 'no JSON');
    const schema = `${response.pointer}/content/${escaped(type)}/schema`;
    return [...this.mismatches(schema, body), ...this.#headerFaults(response, headers)];
  }

  /** What is wrong with an answer, in words. */
  async faultsOf(method: string, path: string, answer: Response): Promise<string[]> {
    const { status, headers } = answer;
    const judged = { status, headers, text: await answer.text() };
    return this.judge(this.operationAt(method, path), judged).map(({ at, says }) => `${at} ${says}`);
  }

  /** @param pointer of a schema in the contract, such as `/components/schemas/Quote` */
  mismatches(pointer: string, value: unknown): Mismatch[] {
    const validate =
      this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
    this.#validators.set(pointer, validate);
    validate(value);
    return (validate.errors ?? []).map((error) => ({
      at: error.instancePath,
      says: wordsFor(error, this.#names.get(error.parentSchema)),
      asks: error.schemaPath.replace(/^.*#/, ''),
    }));
  }

  /** What stands at a pointer, or at what it refers to. */
  resolve(pointer: string): { declared: Json; pointer: string } {
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const declared = keys.reduce<Json>((at, key) => at[key] as Json, this.#document);
    const reference = declared['$ref'];
    return typeof reference === 'string' ? this.resolve(reference.slice(1)) : { declared, pointer };
  }

  #headerFaults(response: { declared: Json; pointer: string }, sent: Headers): Mismatch[] {
    const declared = Object.keys(response.declared['headers'] ?? {});
    const undeclared = ['Retry-After', 'X-Total-Count'].filter(
      (name) => sent.has(name) && !declared.includes(name),
    );
    const wrong = declared
      .filter((name) => sent.has(name))
      .flatMap((name) => {
        const header = this.resolve(`${response.pointer}/headers/${name}`);
        const faults = this.mismatches(`${header.pointer}/schema`, Number(sent.get(name)));
        return faults.map(({ says, asks }) => ({ at: '', says: `${name} ${says}`, asks }));
      });
    return [...undeclared.map((name) => ({ at: '', says: `${name} is not declared`, asks: '' })), ...wrong];
  }
}

function operationsOf(document: Json, resolved: (pointer: string) => Json): Operation[] {
  return Object.entries(document['paths'] as Record<string, Json>).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const declared = item[method] as Json;
      const parameters = (declared['parameters'] ?? []) as Json[];
      const names = parameters.map((one) => {
        const reference = one['$ref'];
        return typeof reference === 'string' ? resolved(reference.slice(1))['name'] : one['name'];
      });
      return {
        operationId: declared['operationId'] as OperationId,
        area: String((declared['tags'] as string[])[0]),
        method: method.toUpperCase(),
        template,
        pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
        pointer: `/paths/${escaped(template)}/${method}`,
        declared,
        movesValue: names.includes('Idempotency-Key'),
      };
    }),
  );
}

/** Without the value that was sent, and without the names of fields that the contract does not have. */
function wordsFor({ keyword, message = '', params }: ErrorObject, schema: string | undefined): string {
  if (keyword === 'additionalProperties')
    return `has a field that the contract does not name${schema === undefined ? '' : ` in ${schema}`}`;
  return `${message} ${JSON.stringify(params)}`;
}

/** The same document in which every object with named properties allows no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  const isObjectSchema = [copy['type']].flat().includes('object') && 'properties' in copy;
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
