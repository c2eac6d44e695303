/** Takes values out of a text, the longest first: a shorter one may be a part of a longer one. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, value) => left.replaceAll(value, '<value>'), text);
}
