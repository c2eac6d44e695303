import type { Instant } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { Outbox } from './outbox.ts';
import type { MailKind } from './kinds.ts';
import { MAIL_TEXTS } from './texts.ts';

/** In what language a mail is written, and where its links lead. */
export interface Asking {
  readonly language: Language;
  /** Scheme, host and port of the site that asked: links lead back to it. */
  readonly origin: string;
}

/** The desk that writes to people. */
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
}

/** Writes a mail in the language of the person. */
export function mail({ outbox, language, now }: Post, { kind, to, words, links = [] }: Letter): void {
  // A word that is missing takes the space before it along: "Hello," in place of "Hello ,".
  const fill = (text: string) =>
    text.replace(/( ?)\{(\w+)\}/g, (_, space: string, name: string) =>
      words[name] === undefined ? '' : space + words[name],
    );
  const { subject, body } = MAIL_TEXTS[language][kind];
  outbox.send({ channel: 'mail', to, subject: fill(subject), text: fill(body).trim(), links }, now);
}
