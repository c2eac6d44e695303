import { z } from 'zod';
import { answersSchema } from './answers.ts';

export const SCHEMA_PATH = 'sites/brand.schema.json';

/** A part of the schema, as far as faults are explained by it. */
export interface SchemaPart {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
}

/** The schema by which an editor completes and checks an answers file. */
export function answersJsonSchema(): SchemaPart {
  return z.toJSONSchema(answersSchema, { io: 'input' }) as SchemaPart;
}
