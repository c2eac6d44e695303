import * as z from 'zod/mini';
import { instant, orNull } from './shapes.ts';

/** Taken note of; whether a mail goes out is never said. */
export const MailRequestedAnswer = z.object({ nextAllowedAt: orNull(instant) });
