/** A part of sites/brand.schema.json, as far as the form needs it. */
export interface SchemaPart {
  readonly type?: string;
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly required?: readonly string[];
  /** Absent or `false`: no more than `prefixItems`. */
  readonly items?: SchemaPart | false;
  readonly prefixItems?: readonly SchemaPart[];
  readonly anyOf?: readonly SchemaPart[];
  readonly propertyNames?: SchemaPart;
}

/** An answers file, or a group of it. */
export type Answers = Readonly<Record<string, unknown>>;

/** How a part of an answers file is asked for. Read from the schema alone: a new part needs no change here. */
export type Kind =
  | 'text'
  | 'long text'
  | 'colour'
  | 'number'
  | 'choice'
  | 'several'
  | 'list'
  | 'group'
  | 'words';

const COLOUR = '^#[0-9a-f]{6}$';
/** From this many characters on, a text has more than one line. */
const LONG = 500;

/** The part without its alternative `null`. */
export function asked(part: SchemaPart): SchemaPart {
  const [only, ...others] = part.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return only !== undefined && others.length === 0 ? only : part;
}

export function isNullable({ anyOf }: SchemaPart): boolean {
  return anyOf?.some(({ type }) => type === 'null') ?? false;
}

export function kindOf(part: SchemaPart): Kind {
  if (part.anyOf?.some(({ propertyNames }) => propertyNames !== undefined)) return 'words';
  if (part.properties !== undefined) return 'group';
  // Of a closed set, several are ticked, unless their order matters.
  if (part.type === 'array') return optionsOf(itemOf(part)) && !part.prefixItems ? 'several' : 'list';
  if (optionsOf(part) !== undefined) return 'choice';
  if (part.type === 'integer' || part.type === 'number') return 'number';
  if (part.pattern === COLOUR) return 'colour';
  return (part.maxLength ?? 0) >= LONG ? 'long text' : 'text';
}

/** Of a closed set. */
export function optionsOf(part: SchemaPart): readonly (string | number | boolean)[] | undefined {
  if (part.type === 'boolean') return [true, false];
  return part.const === undefined ? part.enum : [part.const];
}

export function itemOf({ items, prefixItems = [] }: SchemaPart): SchemaPart {
  return items || (prefixItems[0] ?? {});
}

/** How many items a list always has. */
export function lengthOf({ items, prefixItems }: SchemaPart): number | undefined {
  return items ? undefined : prefixItems?.length;
}

/** A new item of a list. */
export function emptyOf(part: SchemaPart): unknown {
  const kind = kindOf(part);
  if (kind === 'number') return part.minimum ?? 0;
  if (kind === 'choice') return optionsOf(part)?.[0];
  if (kind === 'several') return [];
  if (kind === 'list') return Array.from({ length: lengthOf(part) ?? 0 }, () => emptyOf(itemOf(part)));
  if (kind !== 'group') return '';
  const needed = part.required ?? [];
  return Object.fromEntries(needed.map((name) => [name, emptyOf(part.properties?.[name] ?? {})]));
}

/**
 * The group with another answer. `undefined` takes the answer away, and with it a group that has no other one, because
 * an optional group is left out of the file as a whole. A changed answer stays where it was.
 */
export function withAnswer(group: Answers, name: string, answer: unknown): Answers | undefined {
  const all = Object.entries({ ...group, [name]: answer }).filter(([, each]) => each !== undefined);
  return all.length === 0 ? undefined : Object.fromEntries(all);
}
