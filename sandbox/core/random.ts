/** Seeded, so that shops and codes are the same in every sandbox and a test can name one. */
export type Random = () => number;

/** Numbers from 0 (included) to 1 (excluded), decided by `seed` alone (mulberry32). */
export function seededRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list that is not empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('There is nothing to pick from.');
  return chosen;
}

/** A text of `length` characters of `alphabet`. */
export function textOf(random: Random, alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');
}

/** The list in another order, decided by the source. */
export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const URL_SAFE = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A text that nobody can guess, for link tokens: URL-safe, about 5.9 bits a character. */
export function unguessable(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => URL_SAFE.charAt(byte % URL_SAFE.length)).join('');
}

/** Numbers that nobody can foresee, for what the sandbox issues while it runs. */
export const unforeseen: Random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The number of an order: nine digits that no other has but by a rare chance. */
export function newOrderNumber(): string {
  return textOf(unforeseen, '123456789', 9);
}

/** FNV-1a over the characters. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
