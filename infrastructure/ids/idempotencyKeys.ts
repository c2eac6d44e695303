import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { newUuid } from './uuid.ts';

/** A new key for a new intent. */
export function newIdempotencyKey(): IdempotencyKey {
  return newUuid() as IdempotencyKey;
}
