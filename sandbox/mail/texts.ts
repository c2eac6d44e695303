import type { Language } from '../core/language.ts';
import type { MailTexts } from './kinds.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { nl } from './words/nl.ts';

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { de, en, fr, it, nl };
