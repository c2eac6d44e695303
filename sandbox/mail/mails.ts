import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { Outbox } from './outbox.ts';
import { de } from './words/de.ts';
import { type MailTexts, en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

export type MailKind = Exclude<keyof MailTexts, 'notes'>;

const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { de, en, fr, it, nl };

/** In what language a mail is written, and where its links lead. */
export interface Asking {
  readonly language: Language;
  /** Scheme, host and port of the site that asked: links lead back to it. */
  readonly origin: string;
}

/** The api that writes to people. */
export interface Post extends Asking {
  readonly outbox: Outbox;
  readonly now: Instant;
}

interface Letter {
  readonly kind: MailKind;
  readonly to: string;
  /** What stands in place of `{name}` and the like; what is missing is left out. */
  readonly words: Readonly<Record<string, string>>;
  /** Addresses that stand in one of the words. */
  readonly links?: readonly string[];
  /** What is said at the end besides. */
  readonly notes?: readonly Note[];
}

/** A sentence that belongs to several kinds of mail. */
export interface Note {
  readonly kind: keyof MailTexts['notes'];
  readonly words: Readonly<Record<string, string>>;
}

/** Writes a mail in the language of the person. */
export function mail(
  { outbox, language, now }: Post,
  { kind, to, words, links = [], notes = [] }: Letter,
): void {
  const { subject, body } = MAIL_TEXTS[language][kind];
  const said = notes.map((note) => filled(MAIL_TEXTS[language].notes[note.kind], note.words));
  const text = [filled(body, words).trim(), ...said].join('\n\n');
  outbox.send({ channel: 'mail', to, subject: filled(subject, words), text, links }, now);
}

/** An amount as mails have it. */
export function amountIn(currency: string, amountInCent: number): string {
  return `${(amountInCent / 100).toFixed(2)} ${currency}`;
}

/** A word that is missing takes the space before it along: "Hello," in place of "Hello ,". */
function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) =>
    words[name] === undefined ? '' : space + words[name],
  );
}
