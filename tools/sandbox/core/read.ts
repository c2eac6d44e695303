import { type Refusal, refusal } from './problem.ts';

/** A JSON object with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** The request's JSON object, or a 400. */
export async function readBody(request: { json(): Promise<unknown> }): Promise<Fields> {
  const body = await request.json().catch(() => undefined);
  return fieldsAt(body, '');
}

export function fieldsAt(value: unknown, pointer: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed(pointer, 'An object is expected');
  }
  return value as Fields;
}

export function textAt(fields: Fields, name: string, parent = ''): string {
  const value = fields[name];
  if (typeof value !== 'string') throw malformed(`${parent}/${name}`, 'A text is expected');
  return value;
}

export function uuidAt(fields: Fields, name: string, parent = ''): string {
  const value = textAt(fields, name, parent);
  if (!isUuid(value)) throw malformed(`${parent}/${name}`, 'A UUID is expected');
  return value;
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** Accepts text or number, because the contract allows both for ids. */
export function idAt(fields: Fields, name: string, parent = ''): string {
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  return textAt(fields, name, parent);
}

export function wholeNumberAt(fields: Fields, name: string, parent = ''): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw malformed(`${parent}/${name}`, 'A whole number is expected');
  }
  return value;
}

export function flagAt(fields: Fields, name: string, parent = ''): boolean {
  const value = fields[name] ?? false;
  if (typeof value !== 'boolean') throw malformed(`${parent}/${name}`, 'true or false is expected');
  return value;
}

export function malformed(pointer: string, detail: string): Refusal {
  return refusal('STDx1', { status: 400, pointer, detail, moneyState: 'untouched' });
}
