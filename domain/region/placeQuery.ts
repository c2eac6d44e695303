import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';

export type PlaceQuery = Brand<string, 'PlaceQuery'>;

/** `is-code`: looks like a voucher code or serial number, which must not reach a third party. */
export type PlaceQueryFault = 'empty' | 'too-long' | 'is-code';

const LONGEST = 256;
const MOST_WORDS = 20;
/** A serial number has nine digits. */
const MOST_DIGITS = 8;
const OLD_CODE_DIGITS = 16;

/** Address words that mix letters and digits: 12a, 12bis, 42nd, 17e, B5, Hauptstraße12b. */
const OF_ADDRESS = /^(\d{1,4}(?:\p{L}|st|nd|rd|th|er|ème|bis|ter)|\p{L}\d{1,4}|\p{L}{3,}\d{1,4}\p{L}?)$/u;
/** Digits with nothing but punctuation and spaces between them. */
const DIGITS = /\d(?:[^\p{L}]*\d)?/gu;
/** Up to three house numbers, then a comma and a postcode: "135-137, 10623". */
const HOUSE_AND_POSTCODE = /^(?:\d{1,4}[^\d]+){0,2}\d{1,4}\s*,\s*\d{5}$/;

/** A semicolon would start a second query, so it counts as a space (product 11.5). */
export function parsePlaceQuery(text: string): Result<PlaceQuery, PlaceQueryFault> {
  const words = text.split(/[\s;]+/).filter((word) => word !== '');
  const query = words.join(' ');
  if (query === '') return refused('empty');
  if (query.length > LONGEST || words.length > MOST_WORDS) return refused('too-long');
  return looksLikeCode(query) ? refused('is-code') : done(query as PlaceQuery);
}

/**
 * An address may have more digits than a serial number, but other words between them, or the comma before its postcode.
 */
function looksLikeCode(query: string): boolean {
  if ((query.match(DIGITS) ?? []).some(mayBeNumber)) return true;
  const mixed = query.split(/[^\p{L}\d]+/u).filter((part) => /\p{L}/u.test(part) && /\d/.test(part));
  if (mixed.some((part) => !OF_ADDRESS.test(part))) return true;
  // Groups of a code that look like house numbers one by one.
  return mixed.length > 1 && digitsIn(query) > MOST_DIGITS;
}

function mayBeNumber(digits: string): boolean {
  const count = digitsIn(digits);
  if (count <= MOST_DIGITS) return false;
  return count >= OLD_CODE_DIGITS || !HOUSE_AND_POSTCODE.test(digits);
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}
