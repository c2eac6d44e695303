import type { Brand } from '../core/brand.ts';
import type { Email } from './email.ts';

/** An address that only its owner recognises: `a•••@mail.example`. Nothing can be sent to it. */
export type MaskedEmail = Brand<string, 'MaskedEmail'>;

const SHOWN = 1;
const DOTS = '•••';

/** Masks the address; one that is masked already stays as it is. */
export function maskEmail(email: Email | MaskedEmail): MaskedEmail {
  const at = email.lastIndexOf('@');
  return `${Array.from(email).slice(0, SHOWN).join('')}${DOTS}${email.slice(at)}` as MaskedEmail;
}

/** A receipt with its address, which is stored beside it and leaves earlier: then only the masked one is left. */
export function withAddress<Receipt extends { readonly email: Email | MaskedEmail }>(
  receipt: Receipt,
  address: Email | null,
): Receipt {
  const email = address ?? maskEmail(receipt.email);
  return email === receipt.email ? receipt : { ...receipt, email };
}

export function isMasked(email: Email | MaskedEmail): email is MaskedEmail {
  return email.includes(`${DOTS}@`);
}

/** What a field for the address may be filled with: nothing if it is masked. */
export function prefillOf(email: Email | MaskedEmail): string {
  return isMasked(email) ? '' : email;
}
