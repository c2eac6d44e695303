import type * as z from 'zod/mini';
import type { components } from '#openapi/schema.d.ts';

export type Wire = components['schemas'];

/** The names of all fields, also of those that only one of several shapes has. */
type FieldOf<Sent> = Sent extends unknown ? keyof Sent : never;
type ValueAt<Sent, Field> = Sent extends unknown ? (Field extends keyof Sent ? Sent[Field] : never) : never;

/** The fields that a schema reads and the contract does not name. */
type Stray<Read, Sent> = unknown extends Read
  ? never
  : Read extends readonly (infer Item)[]
    ? Stray<Item, Extract<Sent, readonly unknown[]>[number]>
    : string extends keyof Read
      ? never
      : Read extends object
        ? {
            [Field in keyof Read & string]-?: Field extends FieldOf<NonNullable<Sent>>
              ? Stray<NonNullable<Read[Field]>, NonNullable<ValueAt<NonNullable<Sent>, Field>>>
              : Field;
          }[keyof Read & string]
        : never;

/**
 * For the parameter of a schema that parses `Sent`, a body of the contract: an error unless the contract names each field
 * that the schema reads, and sends nothing else than it accepts. A schema may accept more, since backends do not always
 * keep to the contract. Types only: the app's code does not change.
 */
export type Tied<Schema extends z.ZodMiniType, Sent> = [Stray<z.input<Schema>, Sent>] extends [never]
  ? [Sent] extends [z.input<Schema>]
    ? unknown
    : { readonly 'the contract sends what the schema refuses': Sent }
  : { readonly 'the contract has no such field': Stray<z.input<Schema>, Sent> };

/** An object whose fields are parsed one by one. */
export type Fields<Schema extends z.ZodMiniType> = z.ZodMiniType<
  Readonly<Record<string, unknown>>,
  z.input<Schema>
>;

/** Items that are parsed one by one, so that one that cannot be read takes no other along. */
export type Items<Schema extends z.ZodMiniType> = z.ZodMiniType<unknown[], z.input<Schema>[]>;
