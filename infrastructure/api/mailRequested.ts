import * as z from 'zod/mini';
import { instant, orNull } from './shapes.ts';

/** The answer to asking for a mail; it never says whether one is sent. */
export const MailRequestedAnswer = z.object({ nextAllowedAt: orNull(instant) });
