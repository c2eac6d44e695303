import * as z from 'zod/mini';
import { PENDING_STATUSES } from '#domain/orders/pendingOrder.ts';
import { email } from './storedNames.ts';
import { instant, oneOf } from './storedShapes.ts';

/** What pending redemptions and pending donations have in common. */
export const PENDING_ORDER = {
  voucher: z.object({
    mark: z.string(),
    validUntil: z.nullable(instant),
    isPrepaid: z.catch(z.boolean(), false),
  }),
  email,
  startingPoint: z.object({ source: z.string(), campaignName: z.string() }),
  fingerprint: z.string(),
  standing: oneOf(PENDING_STATUSES),
};
