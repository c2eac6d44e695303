import { type Fields, malformed, readBody } from './read.ts';

/** How many letters two words may differ by, by the length of the shorter one. */
const mostEdits = (word: string): number => Math.min(4, Math.floor(word.length / 3));

/** `There is no site ed. Do you mean de? There are: de, at.` */
export function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const nearest = nearestOf(word, known);
  const proposal = nearest === undefined ? '' : ` Do you mean ${nearest}?`;
  return `There is no ${kind} ${word}.${proposal} There are: ${known.join(', ')}.`;
}

/** One of the known words, or a 400 that names them. */
export function wordAt<T extends string>(value: unknown, at: string, kind: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined)
    throw malformed(at, unknownWord(kind, typeof value === 'string' ? value : JSON.stringify(value), known));
  return found;
}

/** A 400 for a field that a dial does not have. */
export function onlyFields(fields: Fields, known: readonly string[], parent = ''): Fields {
  for (const name of Object.keys(fields))
    if (!known.includes(name)) throw malformed(`${parent}/${name}`, unknownWord('field', name, known));
  return fields;
}

/** The JSON object that a dial is sent, with no other fields than these, or a 400. */
export async function readDial(
  request: { json(): Promise<unknown> },
  ...known: readonly string[]
): Promise<Fields> {
  return onlyFields(await readBody(request), known);
}

function nearestOf(word: string, known: readonly string[]): string | undefined {
  const far = (other: string) => edits(word.toLowerCase(), other.toLowerCase());
  const [nearest] = known.toSorted((one, other) => far(one) - far(other));
  return nearest !== undefined && far(nearest) <= Math.max(1, mostEdits(word)) ? nearest : undefined;
}

/** How many letters have to be put in, taken out, replaced or exchanged with the next one. */
function edits(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isTurned ? [(rows[i - 2]?.[j - 2] ?? 0) + 1] : []),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}
