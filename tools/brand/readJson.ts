import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Fault, JsonPath } from './faults.ts';

/** A JSON text with the line of each of its parts. */
export interface JsonText {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** The line of the part, or of the nearest part around it if the text has no such part. */
  readonly lineOf: (path: JsonPath) => number;
}

/**
 * `JSON.parse` names no line for most mistakes, takes the last of two equal fields, and forgets where each part was.
 * Every JSON text is YAML; comments and commas too many are harmless.
 */
export function readJson(text: string): JsonText {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'json', lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const [error] = document.errors;
  if (error !== undefined) {
    const fault = { path: [], reason: `${error.message}.`, remedy: 'Correct the JSON here.' };
    return { value: undefined, faults: [fault], lineOf: () => lineAt(error.pos[0]) };
  }
  const lineOf = (path: JsonPath): number => {
    const part = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(part)) return lineAt(part.range?.[0] ?? 0);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };
  return { value: document.toJS(), faults: [], lineOf };
}
