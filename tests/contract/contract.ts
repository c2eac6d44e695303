import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parse } from 'yaml';

type Json = Record<string, unknown>;

interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly template: string;
  readonly pattern: RegExp;
  readonly pointer: string;
  readonly declared: Json;
}

const FILE = new URL('../../openapi/voucher-api.yaml', import.meta.url);
const METHODS = ['get', 'post'];

/** openapi/voucher-api.yaml as a judge of calls. Fields that it does not name are faults here. */
export class Contract {
  readonly #document = closed(parse(readFileSync(FILE, 'utf8'))) as Json;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  readonly operations: readonly Operation[];

  constructor() {
    this.#ajv.addSchema(this.#document, 'contract');
    this.operations = operationsOf(this.#document);
  }

  /** The call that a method and a path below /api belong to; one without parameters in its path wins. */
  operationAt(method: string, path: string): Operation {
    const found = this.operations
      .filter((operation) => operation.method === method && operation.pattern.test(path))
      .toSorted((a, b) => a.template.split('{').length - b.template.split('{').length);
    if (found[0] === undefined) throw new Error(`The contract has no ${method} ${path}.`);
    return found[0];
  }

  /** What is wrong with an answer, in words; an empty list if it keeps the contract. */
  async faultsOf(method: string, path: string, answer: Response): Promise<string[]> {
    const { declared, pointer } = this.operationAt(method, path);
    const responses = declared['responses'] as Json;
    const status = String(answer.status);
    const key = status in responses ? status : 'default';
    const response = this.#resolve(`${pointer}/responses/${key}`);
    const content = (response.declared['content'] ?? {}) as Json;
    const text = await answer.text();
    if (Object.keys(content).length === 0) return text === '' ? [] : [`${status} has a body`];
    const type = (answer.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
    if (!(type in content)) return [`${status} comes as ${type}`];
    if (!type.endsWith('json')) return text === '' ? [`${status} is empty`] : [];
    const schema = `${response.pointer}/content/${escaped(type)}/schema`;
    return [
      ...this.#mismatches(schema, JSON.parse(text) as unknown),
      ...this.#headerFaults(response, answer.headers),
    ];
  }

  /** What is wrong with the body of a request. */
  requestFaults(method: string, path: string, body: unknown): string[] {
    const { declared, pointer } = this.operationAt(method, path);
    if (declared['requestBody'] === undefined) return body === undefined ? [] : ['no body is expected'];
    const request = this.#resolve(`${pointer}/requestBody`);
    return this.#mismatches(`${request.pointer}/content/${escaped('application/json')}/schema`, body);
  }

  #headerFaults(response: { declared: Json; pointer: string }, sent: Headers): string[] {
    const declared = Object.keys(response.declared['headers'] ?? {});
    const undeclared = ['Retry-After', 'X-Total-Count'].filter(
      (name) => sent.has(name) && !declared.includes(name),
    );
    const wrong = declared
      .filter((name) => sent.has(name))
      .flatMap((name) => {
        const header = this.#resolve(`${response.pointer}/headers/${name}`);
        return this.#mismatches(`${header.pointer}/schema`, Number(sent.get(name)));
      });
    return [...undeclared.map((name) => `${name} is not declared`), ...wrong];
  }

  #mismatches(pointer: string, value: unknown): string[] {
    const validate = this.#ajv.compile({ $ref: `contract#${encodeURI(pointer)}` });
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** What stands at a pointer, or at what it refers to. */
  #resolve(pointer: string): { declared: Json; pointer: string } {
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const declared = keys.reduce<Json>((at, key) => at[key] as Json, this.#document);
    const reference = declared['$ref'];
    return typeof reference === 'string' ? this.#resolve(reference.slice(1)) : { declared, pointer };
  }
}

function operationsOf(document: Json): Operation[] {
  return Object.entries(document['paths'] as Record<string, Json>).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const declared = item[method] as Json;
      return {
        operationId: String(declared['operationId']),
        method: method.toUpperCase(),
        template,
        pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
        pointer: `/paths/${escaped(template)}/${method}`,
        declared,
      };
    }),
  );
}

/** The same document in which every object with named properties allows no others. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  const isObjectSchema = copy['type'] === 'object' && 'properties' in copy;
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
