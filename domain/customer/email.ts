import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';

/** Trimmed, without invisible characters, at most 254 characters. */
export type Email = Brand<string, 'Email'>;

export type EmailFault = 'required' | 'email-invalid' | 'email-ru';

const LOCAL = String.raw`[^\s@<>()[\],;:"\\]{1,64}`;
/** Any script. Combining marks count as letters, as Hindi needs them. */
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** Unicode or Punycode: `xn--p1ai` is `рф`. */
const TOP_LEVEL = String.raw`\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{0,58}[a-z0-9]`;
const SHAPE = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:${TOP_LEVEL})$`, 'iu');

/** Refuses the ASCII top-level domain .ru (product 7.4), but not `a@ru.example` or `a@post.рф`. */
export function parseEmail(text: string): Result<Email, EmailFault> {
  const address = visible(text);
  if (address === '') return refused('required');
  if (address.length > 254 || !SHAPE.test(address) || /^\.|\.\.|\.@/.test(address)) {
    return refused('email-invalid');
  }
  // Full-width letters resolve to the same ASCII domain, so normalise before the check.
  return /\.ru$/i.test(address.normalize('NFKC')) ? refused('email-ru') : done(address as Email);
}
