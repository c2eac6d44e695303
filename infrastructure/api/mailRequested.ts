import * as z from 'zod/mini';
import { instant, orNull } from './shapes.ts';

/** Never says whether the backend sends a mail. */
export const MailRequestedAnswer = z.object({ nextAllowedAt: orNull(instant) });
