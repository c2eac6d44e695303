import { type Word, isBetween, isCodeName, isSerialName } from './codeLabels.ts';

/** The words of a text that are no label of a code, and what its label says. */
export interface Unlabelled {
  readonly own: readonly Word[];
  /** `named`: "your voucher code"; `serial`: "serial number"; `unknown`: other words with a colon. */
  readonly label: 'none' | 'named' | 'serial' | 'unknown';
  /** A colon says that nothing but the code follows. */
  readonly hasColon: boolean;
}

/** Cuts a label before the code ("Voucher code", "Ihr Code lautet:") and behind it ("… is my code"). */
export function withoutLabel(words: readonly Word[]): Unlabelled {
  const names = words.map((word) => isCodeName(word) || isSerialName(word));
  const firstOther = words.findIndex((word, at) => !names[at] && !isBetween(word));
  if (firstOther < 0) return { own: [], label: 'named', hasColon: false };
  const lastOther = words.findLastIndex((word, at) => !names[at] && !isBetween(word));
  const known = names.slice(0, firstOther).includes(true) ? firstOther : 0;
  const colon = behindColon(words);
  const from = Math.max(known, colon);
  const to = names.slice(lastOther + 1).includes(true) ? lastOther + 1 : words.length;
  const cut = [...words.slice(0, from), ...words.slice(to)];
  const isNamed = [...names.slice(0, from), ...names.slice(to)].includes(true);
  const hasColon = colon > 0 && colon === from;
  return { own: words.slice(from, to), label: labelOf(cut, isNamed), hasColon };
}

function labelOf(cut: readonly Word[], isNamed: boolean): Unlabelled['label'] {
  if (cut.length === 0) return 'none';
  if (cut.some(isSerialName)) return 'serial';
  return isNamed ? 'named' : 'unknown';
}

/** The word behind the last colon before any digit; 0 if there is none. */
function behindColon(words: readonly Word[]): number {
  const firstDigit = words.findIndex(({ text }) => /\d/.test(text));
  const before = firstDigit < 0 ? words : words.slice(0, firstDigit + 1);
  return Math.max(
    0,
    before.findLastIndex(({ before: gap }, at) => at > 0 && gap.includes(':')),
  );
}
