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

/** Language of a mail and origin of its links. */
export interface Asking {
  readonly language: Language;
  /** Scheme, host and port of the site that made the call. */
  readonly origin: string;
}

export interface Post extends Asking {
  readonly outbox: Outbox;
  readonly now: Instant;
}

interface Letter {
  readonly kind: MailKind;
  readonly to: string;
  /** Values of the placeholders such as `{name}`. A missing value is omitted. */
  readonly words: Readonly<Record<string, string>>;
  /** URLs that occur in one of the words. */
  readonly links?: readonly string[];
  /** Appended at the end. */
  readonly notes?: readonly Note[];
}

/** A sentence that several kinds of mail share. */
export interface Note {
  readonly kind: keyof MailTexts['notes'];
  readonly words: Readonly<Record<string, string>>;
}

export function mail(
  { outbox, language, now }: Post,
  { kind, to, words, links = [], notes = [] }: Letter,
): void {
  const { subject, body } = MAIL_TEXTS[language][kind];
  const said = notes.map((note) => filled(MAIL_TEXTS[language].notes[note.kind], note.words));
  const text = [filled(body, words).trim(), ...said].join('\n\n');
  outbox.send({ channel: 'mail', to, subject: filled(subject, words), text, links }, now);
}

export function amountIn(currency: string, amountInCent: number): string {
  return `${(amountInCent / 100).toFixed(2)} ${currency}`;
}

/** A missing word also removes the space before it: "Hello," instead of "Hello ,". */
function filled(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) =>
    words[name] === undefined ? '' : space + words[name],
  );
}
