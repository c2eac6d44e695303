import { stripVTControlCharacters } from 'node:util';
import { withoutValues } from '../report/withoutValues.ts';
import type { Inputs } from './inputs.ts';

/** Shorter values, such as a currency, are in every text and open nothing. */
const SHORTEST = 4;

/**
 * Takes colours and the inputs' values out of what Redocly says. Its words know no vocabulary, so that the report's
 * `Mask` cannot judge them.
 */
export function masked(text: string, inputs: Inputs): string {
  const values = Object.values(inputs).filter(
    (value): value is string => typeof value === 'string' && value.length >= SHORTEST,
  );
  return withoutValues(stripVTControlCharacters(text), values);
}

/** A line of an answer, as Redocly quotes it below a failed schema check: `> 3 |   "token": "…"`. */
const QUOTED_LINE = /^[> ]+\d* \|.*$/gm;
const JSON_TEXT = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Takes the texts out of quoted answers, which hold codes and tokens that the server issued. Keeps the fields' names. */
export function withoutAnswers(text: string): string {
  return text.replace(QUOTED_LINE, (line) =>
    line.replace(JSON_TEXT, (quoted, colon?: string) => (colon === undefined ? '"…"' : quoted)),
  );
}
