import { cutEnd } from '../link/cutEnd.ts';
import { parseRedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import { type Addresses, type IsOurs, addressesIn } from './codeAddresses.ts';
import { type Word, isSerialName, isSpoken, wordsOf } from './codeLabels.ts';
import type { CodeReading } from './codeReading.ts';
import { certaintyOf, isEven } from './codeShape.ts';
import { codesInText } from './codesInText.ts';
import { lookAlikeIn } from './lookAlike.ts';
import { type SerialNumber, parseSerialNumber } from './serialNumber.ts';
import { isVoucherCode, parseVoucherCode, significant } from './voucherCode.ts';
import { type Unlabelled, withoutLabel } from './withoutLabel.ts';

/** A long mail has less. */
const LONGEST_TEXT = 100_000;
const [SHORTEST_CODE, USUAL_CODE, LONGEST_CODE] = [6, 9, 24];

/** What may stand around a code without belonging to it; an emoji or a currency sign may stand for a character of it. */
const AROUND = /^(?:[\s\p{P}\p{Sm}\p{Sk}\u2190-\u21ff\u25a0-\u25ff\u2794-\u27be\u2b00-\u2bff👉👈](?<!\+))*$/u;

/** Reads what people type and paste into a code field: a code, alone or with what stands around it (product 4.2). */
export function readCodeText(text: string, isOurs: IsOurs): CodeReading {
  if (text.length > LONGEST_TEXT) return { kind: 'too-long', max: LONGEST_CODE };
  const shown = asShown(text);
  const addresses = addressesIn(shown, isOurs);
  const token = parseRedeemLinkToken(cutEnd(shown)) ?? addresses.token;
  if (token) return { kind: 'redeem-link', token };
  const words = wordsOf(addresses.rest);
  const unlabelled = withoutLabel(words);
  return alone(shown, unlabelled, addresses) ?? amongWords(shown, { words, unlabelled, addresses });
}

/** Full-width and other letters become what they show. What is not shown joins; a control character separates. */
function asShown(text: string): string {
  const seen = text
    .replace(/\p{Control}/gu, ' ')
    .replace(/[\p{Format}\p{Default_Ignorable_Code_Point}]/gu, '');
  return seen.normalize('NFKC').trim();
}

/** What a text is that has nothing but a code and its label; null if it has more. */
function alone(shown: string, unlabelled: Unlabelled, addresses: Addresses): CodeReading | null {
  const { own, label } = unlabelled;
  const [code, ...others] = addresses.codes;
  if (code !== undefined) return own.length + others.length === 0 ? { kind: 'code', code } : null;
  if (own.length === 0 || addresses.web || addresses.mail) return null;
  const groups = own.map(({ text }) => text);
  if (!isJoined(own)) return null;
  const serialNumber = parseSerialNumber(groups.join(''));
  if (serialNumber.ok) return { kind: 'serial-number', serialNumber: serialNumber.value };
  if (label === 'serial') return null;
  if (!isEnclosed(own, addresses.rest)) return groups.some(isSpoken) ? null : faultOf(shown);
  const lookAlike = maybe(groups) ? lookAlikeIn(groups.join('')) : null;
  return lookAlike ?? codeOf(groups, unlabelled);
}

/** Between the groups only what separates. */
function isJoined(own: readonly Word[]): boolean {
  return own.slice(1).every(({ before }) => significant(before) === '');
}

/** Around them only what encloses. */
function isEnclosed(own: readonly Word[], text: string): boolean {
  const [before = ''] = /\S*$/.exec(own[0]?.before ?? '') ?? [];
  const [after = ''] = /^\S*/.exec(text.slice(own.at(-1)?.to)) ?? [];
  return AROUND.test(before) && AROUND.test(after);
}

function codeOf(groups: readonly string[], unlabelled: Unlabelled): CodeReading | null {
  const code = groups.join('');
  if (!/^[A-Za-z0-9]+$/.test(code)) return null;
  const certainty = certaintyOf(groups, unlabelled);
  if (certainty === 'none') return null;
  if (isVoucherCode(code))
    return certainty === 'certain' ? { kind: 'code', code } : { kind: 'offered', codes: [code] };
  return certainty === 'certain' ? faultOf(code) : null;
}

/** Letters of other alphabets are judged only where they stand as a code does. */
function maybe(groups: readonly string[]): boolean {
  const { length } = groups.join('');
  return length >= SHORTEST_CODE && length <= LONGEST_CODE && (groups.length === 1 || isEven(groups));
}

interface Parts {
  readonly words: readonly Word[];
  readonly unlabelled: Unlabelled;
  readonly addresses: Addresses;
}

/** What a text is in which a code may stand among other words. */
function amongWords(shown: string, { words, unlabelled, addresses }: Parts): CodeReading {
  const codes = [...new Set([...addresses.codes, ...codesInText(addresses.rest)])];
  if (codes.length > 1) return { kind: 'several', codes };
  if (codes.length === 1 && !isTorn(codes, words)) return { kind: 'offered', codes };
  const lookAlike = words
    .filter(({ text }) => maybe([text]) && /\d/.test(text))
    .map(({ text }) => lookAlikeIn(text))
    .find((found) => found !== null);
  if (lookAlike) return lookAlike;
  const serialNumber = serialNumberIn(words);
  if (serialNumber !== null) return { kind: 'serial-number', serialNumber };
  if (words.length === 0 && addresses.mail) return { kind: 'mail-address' };
  if (words.length === 0 && addresses.web) return { kind: 'web-address' };
  return isSaid(shown, { words, unlabelled, addresses }) ? { kind: 'words' } : faultOf(shown);
}

function isSaid(shown: string, { words, unlabelled: { own, label }, addresses }: Parts): boolean {
  if (addresses.mail || addresses.web || label === 'serial') return true;
  return own.length === 0 ? words.length > 0 : /\s/.test(shown) && own.some(({ text }) => isSpoken(text));
}

/** A piece of a code that something has torn is not offered: "Ab3dE6: gH9". */
function isTorn([code = '']: readonly string[], words: readonly Word[]): boolean {
  const others = words.filter(({ text }) => !code.includes(text));
  return (
    code.length < USUAL_CODE &&
    others.length > 0 &&
    others.every(({ text }) => /^[A-Za-z0-9]{1,5}$/.test(text) && !isSpoken(text))
  );
}

/** Nine digits that a label calls a serial number. */
function serialNumberIn(words: readonly Word[]): SerialNumber | null {
  for (const [at, word] of words.entries()) {
    if (!isSerialName(word)) continue;
    const behind = words.slice(at + 1);
    const first = behind.findIndex(({ text }) => /^\d+$/.test(text));
    const end = behind.findIndex(({ text }, index) => index > first && !/^\d+$/.test(text));
    const digits = first < 0 ? [] : behind.slice(first, end < 0 ? undefined : end);
    for (const count of [1, 3]) {
      const read = parseSerialNumber(
        digits
          .slice(0, count)
          .map(({ text }) => text)
          .join(''),
      );
      if (read.ok) return read.value;
    }
  }
  return null;
}

function faultOf(text: string): CodeReading {
  const code = parseVoucherCode(text);
  return code.ok ? { kind: 'offered', codes: [code.value] } : code.fault;
}
