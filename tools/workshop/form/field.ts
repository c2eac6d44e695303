import type { SchemaPart } from './schemaPart.ts';

/** How a part of an answers file is asked for. Made from the schema alone: a new part needs no change here. */
export type Control =
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'colour' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly isWhole: boolean }
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'yes-or-no' }
  | { readonly kind: 'several'; readonly options: readonly (string | number)[] }
  /** `length` if it has always this many items. */
  | { readonly kind: 'list'; readonly item: Control; readonly length?: number }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  /** A text, or one for each language of the brand. */
  | { readonly kind: 'words' }
  /** What no other control can ask for, as JSON. */
  | { readonly kind: 'json' };

export interface Field {
  readonly name: string;
  readonly help: string;
  readonly isRequired: boolean;
  /** `null` is an answer too, other than none. */
  readonly isNullable: boolean;
  readonly control: Control;
}

const COLOUR = '^#[0-9a-f]{6}$';
/** From this many characters on, a text has more than one line. */
const LONG = 500;
/** For the author's editor, not for the brand. */
const NOT_ASKED = '$schema';

export function fieldsOf({ properties = {}, required = [] }: SchemaPart): readonly Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== NOT_ASKED)
    .map(([name, part]) => ({
      name,
      help: part.description ?? '',
      isRequired: required.includes(name),
      isNullable: part.anyOf?.some(({ type }) => type === 'null') ?? false,
      control: controlOf(part),
    }));
}

function controlOf(part: SchemaPart): Control {
  if (part.anyOf !== undefined) return choiceOf(part.anyOf);
  if (part.const !== undefined) return { kind: 'choice', options: [part.const] };
  if (part.enum !== undefined) return { kind: 'choice', options: part.enum };
  if (part.properties !== undefined) return { kind: 'group', fields: fieldsOf(part) };
  switch (part.type ?? '') {
    case 'string':
      if (part.pattern === COLOUR) return { kind: 'colour' };
      return { kind: 'text', isLong: (part.maxLength ?? 0) >= LONG };
    case 'boolean':
      return { kind: 'yes-or-no' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isWhole: part.type === 'integer',
        ...(part.minimum !== undefined && { min: part.minimum }),
        ...(part.maximum !== undefined && { max: part.maximum }),
      };
    case 'array':
      return listOf(part);
    default:
      return { kind: 'json' };
  }
}

/** The other alternatives than null. */
function choiceOf(parts: readonly SchemaPart[]): Control {
  const [first, ...further] = parts.filter(({ type }) => type !== 'null');
  if (first === undefined) return { kind: 'json' };
  if (further.length === 0) return controlOf(first);
  if (first.type === 'string' && further.some(({ propertyNames }) => propertyNames !== undefined))
    return { kind: 'words' };
  const all = [first, ...further];
  if (all.every((part) => part.const !== undefined))
    return { kind: 'choice', options: all.map((part) => part.const ?? '') };
  return all.every(({ type }) => type === 'string') ? { kind: 'text', isLong: false } : { kind: 'json' };
}

/** Several of a closed set are ticked, unless their order matters. */
function listOf({ items, prefixItems = [] }: SchemaPart): Control {
  const [first] = prefixItems;
  if (items === undefined || items === false)
    return first === undefined
      ? { kind: 'json' }
      : { kind: 'list', item: controlOf(first), length: prefixItems.length };
  if (items.enum !== undefined && first === undefined) return { kind: 'several', options: items.enum };
  return { kind: 'list', item: controlOf(items) };
}

/** A new item of a list. */
export function emptyOf(control: Control): unknown {
  switch (control.kind) {
    case 'text':
    case 'words':
      return '';
    case 'colour':
      return '#000000';
    case 'number':
      return control.min ?? 0;
    case 'choice':
      return control.options[0];
    case 'yes-or-no':
      return false;
    case 'several':
      return [];
    case 'list':
      return Array.from({ length: control.length ?? 0 }, () => emptyOf(control.item));
    case 'group':
      return Object.fromEntries(
        control.fields
          .filter(({ isRequired }) => isRequired)
          .map((field) => [field.name, emptyOf(field.control)]),
      );
    case 'json':
      return null;
  }
}
