import { type Word, isBetween, isCodeName, isSerialName, isSpoken, wordsOf } from './codeLabels.ts';
import { type VoucherCode, isVoucherCode } from './voucherCode.ts';

const GAP = /^[\s\p{Dash}]+$/u;
/** A VAT number, an IBAN, a parcel's number. */
const OTHER_NUMBER = /^[A-Z]{2}\d{8,}$/;
/** As many words as may stand between a label and its code: "Your voucher code for this is". */
const MOST_BETWEEN = 4;

/**
 * The codes in a text of many words, each once. Those behind a label count alone if there is one. Without a label, a
 * code mixes letters and digits as no word does.
 */
export function codesInText(text: string): readonly VoucherCode[] {
  const words = wordsOf(text);
  const labelled: VoucherCode[] = [];
  const bare: VoucherCode[] = [];
  let next = 0;
  for (const index of words.keys()) {
    if (index < next) continue;
    const isLabelled = followsName(words, index);
    const found = groupsAt(words, index, isLabelled);
    if (found === null) continue;
    (isLabelled ? labelled : bare).push(found.code);
    next = index + found.count;
  }
  return [...new Set(labelled.length > 0 ? labelled : bare)];
}

interface Found {
  readonly code: VoucherCode;
  /** Of words. */
  readonly count: number;
}

function groupsAt(words: readonly Word[], index: number, isLabelled: boolean): Found | null {
  const [first] = words.slice(index, index + 1);
  if (first === undefined || isCodeName(first)) return null;
  const alone = isVoucherCode(first.text) && isCodeAlone(first.text, isLabelled) ? first.text : null;
  if (alone) return { code: alone, count: 1 };
  const groups = evenGroups(words, index);
  for (let count = groups.length; count > 1; count -= 1) {
    const taken = groups.slice(0, count);
    const code = taken.join('');
    if (isVoucherCode(code) && isCodeInGroups(taken, isLabelled)) return { code, count };
  }
  return null;
}

/** As codes are printed: threes of nine, or fours, of which the last may be shorter. */
function evenGroups(words: readonly Word[], index: number): readonly string[] {
  const size = words[index]?.text.length ?? 0;
  const most = size === 3 ? 3 : 6;
  if (size !== 3 && size !== 4) return [];
  const groups: string[] = [];
  for (const word of words.slice(index, index + most)) {
    if (!/^[A-Za-z0-9]+$/.test(word.text) || word.text.length > size) break;
    if (groups.length > 0 && !GAP.test(word.before)) break;
    groups.push(word.text);
    if (word.text.length < size) break;
  }
  return groups;
}

function isCodeAlone(text: string, isLabelled: boolean): boolean {
  const hasDigit = /\d/.test(text);
  if (isLabelled) return hasDigit ? !/^\d{9}$/.test(text) : text === text.toUpperCase();
  if (!hasDigit || !/[A-Za-z]/.test(text) || OTHER_NUMBER.test(text)) return false;
  // "100euros", "iphone15": a word with a number.
  const letters = /^\d+([A-Za-z]+)$|^([A-Za-z]+)\d+$/.exec(text);
  return letters === null || !isSpoken(letters[1] ?? letters[2] ?? '');
}

function isCodeInGroups(groups: readonly string[], isLabelled: boolean): boolean {
  if (!isLabelled && groups.some((group) => /[a-z]/.test(group) && isSpoken(group))) return false;
  if (groups.every((group) => /^\d+$/.test(group))) return groups.join('').length === 16;
  const isMixed = groups.some((group) => /\d/.test(group) && /[A-Za-z]/.test(group));
  const code = groups.join('');
  return isMixed || (isLabelled && (/\d/.test(code) || code === code.toUpperCase()));
}

function followsName(words: readonly Word[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= MOST_BETWEEN + 1; at -= 1) {
    const word = words[at];
    if (word === undefined || isSerialName(word)) return false;
    if (isCodeName(word)) return !followsSerial(words, at);
    if (!isBetween(word)) return false;
  }
  return false;
}

/** "Serial number": the name belongs to the word before it. */
function followsSerial(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at - 2]].some((word) => word !== undefined && isSerialName(word));
}
