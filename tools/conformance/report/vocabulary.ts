import type { Contract, Json } from '../contract/contract.ts';

/** The words of the contract: what a report may show of an answer. */
export interface Vocabulary {
  /** Names of fields and parameters. */
  readonly fields: ReadonlySet<string>;
  /** Values that the contract lists, media types and error codes. */
  readonly values: ReadonlySet<string>;
}

const ALWAYS = ['about:blank', 'text/html', 'text/plain', 'application/octet-stream'];

export function vocabularyOf(contract: Contract): Vocabulary {
  const fields = new Set<string>();
  const values = new Set<string>(ALWAYS);
  const see = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const [code] of value.matchAll(/\b[A-Z]{3}x\d+\b/g)) {
        values.add(code);
        values.add(`/problems/${code}`);
      }
    }
    if (Array.isArray(value)) value.forEach(see);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const object = value as Json;
    for (const name of Object.keys(object['properties'] ?? {})) fields.add(name);
    if (typeof object['in'] === 'string') fields.add(object['name'] as string);
    for (const type of Object.keys(object['content'] ?? {})) values.add(type);
    for (const one of [...((object['enum'] ?? []) as unknown[]), object['const']])
      if (typeof one === 'string') values.add(one);
    Object.values(object).forEach(see);
  };
  see(contract.resolve('').declared);
  return { fields, values };
}
