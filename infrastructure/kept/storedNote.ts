import * as z from 'zod/mini';
import { NOTE_STANDINGS } from '#domain/orders/note.ts';
import { email } from './storedNames.ts';
import { instant, oneOf } from './storedShapes.ts';

/** What the notes of open redemptions and of open donations have in common. */
export const NOTE = {
  voucher: z.object({
    mark: z.string(),
    validUntil: z.nullable(instant),
    isPrepaid: z.catch(z.boolean(), false),
  }),
  email,
  startingPoint: z.object({ source: z.string(), campaignName: z.string() }),
  fingerprint: z.string(),
  standing: oneOf(NOTE_STANDINGS),
};
