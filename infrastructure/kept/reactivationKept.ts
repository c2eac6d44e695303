import * as z from 'zod/mini';
import { type ReactivationId, parseReactivationId } from '#domain/reactivation/reactivation.ts';
import type { Schemas } from './browserKept.ts';

export const REACTIVATION_KEPT = {
  reactivation: z.custom<ReactivationId>((id) => typeof id === 'string' && parseReactivationId(id) === id),
} satisfies Schemas<'reactivation'>;
