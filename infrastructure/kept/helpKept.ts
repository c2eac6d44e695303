import * as z from 'zod/mini';
import { HELP_TOPICS } from '#domain/help/helpTopic.ts';
import type { Schemas } from './browserKept.ts';
import { filled, instant, oneOf } from './storedShapes.ts';

export const HELP_KEPT = {
  helpDraft: z.object({ email: z.string(), orderNumber: z.string(), message: z.string() }),
  helpTicket: z.object({
    topic: oneOf(HELP_TOPICS),
    ticketNumber: filled,
    replyBy: z.nullable(instant),
    wasOpen: z.boolean(),
  }),
} satisfies Schemas<'helpDraft' | 'helpTicket'>;
