import type { Fault, JsonPath } from './faults.ts';

/** A JSON text with the line of each of its parts. */
export interface JsonText {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The line of the part, or of the nearest part around it if the text has no such part. */
  readonly lineOf: (path: JsonPath) => number;
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

const ANY_VALUE = 'Write a value in double quotes, a number, true, false, null, a list or an object.';
const QUOTED = 'Write the name of the field in double quotes.';

class SyntaxFault extends Error {
  readonly remedy: string;
  constructor(reason: string, remedy: string) {
    super(reason);
    this.remedy = remedy;
  }
}

/** `JSON.parse` names no line for most mistakes, takes the last of two equal fields, and forgets where each part was. */
export function readJson(text: string): JsonText {
  const offsets = new Map<string, number>();
  const faults: Fault[] = [];
  let at = 0;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  }

  function next(): string {
    take(SPACE);
    return text[at] ?? '';
  }

  function valueAt(path: JsonPath): unknown {
    const first = next();
    if (!offsets.has(keyOf(path))) offsets.set(keyOf(path), at);
    if (first === '{') return objectAt(path);
    if (first === '[') return listAt(path);
    const found = first === '"' ? take(STRING) : (take(WORD) ?? take(NUMBER));
    if (!found) throw unexpected();
    return JSON.parse(found);
  }

  function objectAt(path: JsonPath): unknown {
    const fields = new Map<string, unknown>();
    items('}', () => {
      next();
      const start = at;
      const key = take(STRING);
      if (key === undefined) throw unexpected(text[at] === '"' ? undefined : QUOTED);
      const name = String(JSON.parse(key));
      if (next() !== ':') throw unexpected(`Write a colon after ${key}.`);
      at += 1;
      if (fields.has(name)) {
        faults.push({
          path: [...path, name],
          reason: `The field “${name}” is there twice.`,
          remedy: 'Remove one of the two.',
        });
      }
      offsets.set(keyOf([...path, name]), start);
      fields.set(name, valueAt([...path, name]));
    });
    return Object.fromEntries(fields);
  }

  function listAt(path: JsonPath): unknown {
    const values: unknown[] = [];
    items(']', () => values.push(valueAt([...path, values.length])));
    return values;
  }

  function items(end: '}' | ']', item: () => void): void {
    at += 1;
    if (next() === end) {
      at += 1;
      return;
    }
    for (;;) {
      item();
      const sign = next();
      if (sign !== ',' && sign !== end) throw unexpected(`Write a comma or “${end}” before it.`);
      at += 1;
      if (sign === end) return;
      if (next() === end) throw unexpected(`Remove the comma before “${end}”.`);
    }
  }

  function unexpected(remedy?: string): SyntaxFault {
    const found = text[at];
    if (found === undefined)
      return new SyntaxFault('The file ends too early.', 'Close all brackets and quotes.');
    if (found === '/') return new SyntaxFault('JSON has no comments.', 'Remove the comment.');
    if (found === '"' && remedy === undefined) {
      const reason = 'The text has no end, or a character that JSON forbids.';
      return new SyntaxFault(reason, 'Close the quotes on the same line.');
    }
    return new SyntaxFault(`The character “${found}” is not JSON here.`, remedy ?? ANY_VALUE);
  }

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  try {
    const value = valueAt([]);
    if (next() !== '') throw unexpected('Remove what stands after the end of the object.');
    return { value, faults, lineOf: (path) => lineAt(nearest(offsets, path)) };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const line = lineAt(at);
    const fault = { path: [], reason: error.message, remedy: error.remedy };
    return { value: undefined, faults: [fault], lineOf: () => line };
  }
}

const keyOf = (path: JsonPath): string => JSON.stringify(path);

function nearest(offsets: ReadonlyMap<string, number>, path: JsonPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = offsets.get(keyOf(path.slice(0, length)));
    if (offset !== undefined) return offset;
  }
  return 0;
}
