import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { WORKFLOWS } from './documents.ts';

/** What all workflows are run with; openapi/workflows/inputs.schema.yaml describes it. */
export type Inputs = Readonly<Record<string, string | number>>;

export type ReadInputs =
  | { readonly ok: true; readonly value: Inputs }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Reads the operator's file, already parsed, and puts a new UUID in place of each `{uuid}`.
 * Refused with the names of the fields that are missing, unknown or of the wrong shape, and never with their values.
 */
export function readInputs(given: unknown, folder = WORKFLOWS): ReadInputs {
  const ajv = new Ajv2020({ allErrors: true });
  ajv.addFormat('password', true);
  const fits = ajv.compile<Inputs>(parse(readFileSync(`${folder}/inputs.schema.yaml`, 'utf8')) as object);
  const fresh: unknown = JSON.parse(JSON.stringify(given), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{uuid}', () => crypto.randomUUID()) : value,
  );
  if (fits(fresh)) return { ok: true, value: fresh };
  const faults = (fits.errors ?? []).map(({ instancePath, message, params }) => {
    const field =
      instancePath.slice(1) || String(params['missingProperty'] ?? params['additionalProperty'] ?? '');
    return `${field}: ${message}`;
  });
  return { ok: false, faults };
}
