import * as z from 'zod/mini';
import { CONFIRMATIONS } from '#domain/fraud/fraudData.ts';
import type { Schemas } from './browserKept.ts';
import { filled } from './storedShapes.ts';

const text = z.catch(z.string(), '');

/** Invalid fields fall back separately. */
export const FRAUD_KEPT = {
  fraudDraft: z.object({
    of: filled,
    edition: z.string(),
    confirmed: z.catch(z.array(z.enum(CONFIRMATIONS)), []),
    firstName: text,
    lastName: text,
    street: text,
    streetNumber: text,
    additionalAddress: text,
    postalCode: text,
    city: text,
  }),
} satisfies Schemas<'fraudDraft'>;
