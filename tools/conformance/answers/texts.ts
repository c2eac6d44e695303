/** A text of an answer, with the name of its field. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** Every text of a JSON value. Those of a list have the list's name. */
export function textsOf(value: unknown, name = ''): readonly Named[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, name));
  return Object.entries(value).flatMap(([field, one]) => textsOf(one, field));
}
