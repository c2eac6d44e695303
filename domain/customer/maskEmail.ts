import type { Email } from './email.ts';

const SHOWN = 1;

/** Masks the address so that only its owner recognises it: `a•••@mail.example`. */
export function maskEmail(email: Email): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email).slice(0, SHOWN).join('')}•••${email.slice(at)}`;
}
