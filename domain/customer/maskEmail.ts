import type { Email } from './email.ts';

const SHOWN = 1;

/** Returns an address that its owner recognises and nobody else can read: `a•••@mail.example`. */
export function maskEmail(email: Email): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email).slice(0, SHOWN).join('')}•••${email.slice(at)}`;
}
