import type { Brand } from '../core/brand.ts';
import { type Result, done, refused } from '../core/result.ts';
import { visible } from '../core/visible.ts';

/** An address that mail can be sent to, invisible characters and white space around it removed. */
export type Email = Brand<string, 'Email'>;

export type EmailFault = 'required' | 'email-invalid' | 'email-ru';

const SHAPE = /^[^\s@<>()[\],;:"\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/**
 * Reads an e-mail address. Addresses whose top-level domain is .ru are temporarily refused (specification 5);
 * only the top-level domain counts, so `ru@post.example` and `a@ru.example` are fine (design 7.8).
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
