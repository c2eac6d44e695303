import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { newUuid } from './uuid.ts';

/** Returns a new key for a new intent. Retrying after a failure must reuse the same key. */
export function newIdempotencyKey(): IdempotencyKey {
  return newUuid() as IdempotencyKey;
}
