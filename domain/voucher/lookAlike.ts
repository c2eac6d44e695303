import type { Alphabet } from './codeReading.ts';

export interface LookAlike {
  readonly kind: Alphabet;
  readonly character: string;
  readonly latin: string;
  /** From 1. */
  readonly position: number;
}

/** Letters of other alphabets and the Latin ones that they look like, pair by pair. */
const PAIRS: Readonly<Record<Alphabet, string>> = {
  cyrillic: 'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXЗ3ЬbаaеeоoрpсcуyхxѕsіiјjԁdһhԛqԝwӏlүyҮYԌGԚQԜWӀIгr',
  greek: 'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvιiκkρpυuαaγyχx',
};

const TWINS: ReadonlyMap<string, { readonly kind: Alphabet; readonly latin: string }> = new Map(
  Object.entries(PAIRS).flatMap(([kind, pairs]) =>
    [...pairs.matchAll(/(.)(.)/gu)].map(
      ([, character = '', latin = '']) => [character, { kind: kind as Alphabet, latin }] as const,
    ),
  ),
);

/** The first such letter of a code that is Latin otherwise; null if it has none, or letters that look like no other. */
export function lookAlikeIn(code: string): LookAlike | null {
  let first: LookAlike | null = null;
  for (const [at, character] of Array.from(code).entries()) {
    if (/[A-Za-z0-9]/.test(character)) continue;
    const twin = TWINS.get(character);
    if (twin === undefined) return null;
    first ??= { kind: twin.kind, character, latin: twin.latin, position: at + 1 };
  }
  return first;
}
