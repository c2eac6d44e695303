import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';

export type PlaceQuery = Brand<string, 'PlaceQuery'>;

/** `is-code`: looks like a voucher code or serial number, which must not reach a third party. */
export type PlaceQueryFault = 'empty' | 'too-long' | 'is-code';

const LONGEST = 256;
const MOST_WORDS = 20;
/** A serial number has nine digits; a house number and a postal code together have fewer. */
const MOST_DIGITS = 8;

/** Address words that mix letters and digits: 12a, B5, Hauptstraße12b. */
const OF_ADDRESS = /^(\d{1,4}\p{L}|\p{L}\d{1,4}|\p{L}{3,}\d{1,4}\p{L}?)$/u;

/** A semicolon would start a second query, so it counts as a space (product 11.5). */
export function parsePlaceQuery(text: string): Result<PlaceQuery, PlaceQueryFault> {
  const words = text.split(/[\s;]+/).filter((word) => word !== '');
  const query = words.join(' ');
  if (query === '') return refused('empty');
  if (query.length > LONGEST || words.length > MOST_WORDS) return refused('too-long');
  return looksLikeCode(query) ? refused('is-code') : done(query as PlaceQuery);
}

function looksLikeCode(query: string): boolean {
  if (query.replace(/\D/g, '').length > MOST_DIGITS) return true;
  const parts = query.split(/[^\p{L}\d]+/u);
  return parts.some((part) => /\p{L}/u.test(part) && /\d/.test(part) && !OF_ADDRESS.test(part));
}
