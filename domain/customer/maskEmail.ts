import type { Email } from './email.ts';

const SHOWN = 1;

/** An address as its owner knows it and nobody else reads it: `a•••@mail.example`. */
export function maskEmail(email: Email): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email).slice(0, SHOWN).join('')}•••${email.slice(at)}`;
}
