import type { z } from 'zod';
import { type Answers, answersSchema } from './answers.ts';
import type { Fault, JsonPath, LocatedFault } from './faults.ts';
import { nearestOf } from '../machine/nearest.ts';
import { type JsonText, readJson } from './readJson.ts';
import { answersJsonSchema, type SchemaPart } from './schemaFile.ts';

/** Answers whose every field has the right form; what they say together is checked by the rules. */
export type ReadAnswers =
  | { readonly answers: Answers; readonly lineOf: JsonText['lineOf'] }
  | { readonly answers: null; readonly faults: readonly LocatedFault[] };

export function readAnswers(text: string): ReadAnswers {
  const { value, faults, lineOf } = readJson(text);
  const refuse = (found: readonly Fault[]): ReadAnswers => ({
    answers: null,
    faults: located(found, lineOf),
  });
  if (faults.length > 0) return refuse(faults);
  const parsed = answersSchema.safeParse(value);
  return parsed.success
    ? { answers: parsed.data, lineOf }
    : refuse(faultsOfIssues(parsed.error.issues, value));
}

/** In the order of the file. */
export function located(faults: readonly Fault[], lineOf: JsonText['lineOf']): readonly LocatedFault[] {
  return faults
    .map((fault) => ({ ...fault, line: lineOf(fault.path) }))
    .toSorted((one, other) => one.line - other.line);
}

/** A misspelt field is one fault, although its right name is missing too. */
function faultsOfIssues(issues: readonly z.core.$ZodIssue[], value: unknown): readonly Fault[] {
  const faults = issues.flatMap((issue) => faultsOf(issue, value));
  const isMeant = ({ reason, path }: Fault) =>
    reason.endsWith('is missing.') &&
    faults.some(
      (other) =>
        other.remedy === choice(String(other.path.at(-1)), [String(path.at(-1))]) &&
        other.path.slice(0, -1).join() === path.slice(0, -1).join(),
    );
  return faults.filter((fault) => !isMeant(fault));
}

function faultsOf(issue: z.core.$ZodIssue, value: unknown): readonly Fault[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key]));
  const found = partAt(value, path);
  const name = path.at(-1) ?? '';
  const { description = '' } = schemaAt(path);
  if (found === undefined)
    return [{ path, reason: `“${name}” is missing.`, remedy: `Add it. ${description}`.trim() }];
  const reason = `${shown(found)} is not ${issue.message}.`;
  const remedy = issue.code === 'invalid_value' ? choice(found, issue.values.map(String)) : '';
  return [{ path, reason, remedy: `${remedy || 'Change it.'} ${description}`.trim() }];
}

function unknownField(path: JsonPath): Fault {
  const name = String(path.at(-1));
  const names = Object.keys(schemaAt(path.slice(0, -1)).properties ?? {});
  return { path, reason: `There is no field “${name}” here.`, remedy: choice(name, names) };
}

function choice(found: unknown, names: readonly string[]): string {
  const near = typeof found === 'string' ? nearestOf(found, names) : undefined;
  return near === undefined ? `Choose one of: ${names.join(', ')}.` : `Did you mean “${near}”?`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value}”`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function partAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? (part as Record<string | number, unknown>)[step]
        : undefined,
    value,
  );
}

/** The part of the schema that explains the field, or else the field around it. */
function schemaAt(path: JsonPath): SchemaPart {
  let part = answersJsonSchema();
  for (const step of path) {
    const inner = typeof step === 'number' ? part.items : part.properties?.[step];
    if (inner === undefined) break;
    part =
      inner.description === undefined && typeof step === 'number'
        ? { ...inner, description: part.description ?? '' }
        : inner;
  }
  return part;
}
