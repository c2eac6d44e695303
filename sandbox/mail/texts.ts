import type { Language } from '../core/language.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

/** What the operator writes about. */
export type MailKind =
  | 'code'
  | 'delayed'
  | 'document'
  | 'parcel'
  | 'review'
  | 'donation'
  | 'donationReceipt'
  | 'giveaway'
  | 'reminder';

/** `{name}` and the like are filled in. */
interface MailWords {
  readonly subject: string;
  readonly body: string;
}

export type MailTexts = Readonly<Record<MailKind, MailWords>>;

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { de, en, fr, it, nl };
