import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';

/**
 * An address that mail can be sent to, without invisible characters and white space around it; at most 254
 * characters.
 */
export type Email = Brand<string, 'Email'>;

/** Why a text is no address: it is empty, it is malformed, or it ends in .ru. */
export type EmailFault = 'required' | 'email-invalid' | 'email-ru';

const LOCAL = String.raw`[^\s@<>()[\],;:"\\]{1,64}`;
/** In any script: letters that are written with marks, as in Hindi, count too. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** As people write it, or as machines do: `xn--p1ai` is `рф`. */
const TOP_LEVEL = String.raw`\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{0,58}[a-z0-9]`;
const SHAPE = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:${TOP_LEVEL})$`, 'iu');

/**
 * Reads an e-mail address. Addresses in the top-level domain .ru are refused for the time being (product 7.4). Only
 * the top-level domain counts: `ru@post.example`, `a@ru.example` and `a@post.рф` are fine.
 */
export function parseEmail(text: string): Result<Email, EmailFault> {
  const address = visible(text);
  if (address === '') return refused('required');
  if (address.length > 254 || !SHAPE.test(address) || /^\.|\.\.|\.@/.test(address)) {
    return refused('email-invalid');
  }
  // Full-width letters reach the same domain as ASCII ones.
  return /\.ru$/i.test(address.normalize('NFKC')) ? refused('email-ru') : done(address as Email);
}
