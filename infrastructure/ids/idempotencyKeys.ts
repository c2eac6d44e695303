import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { newUuid } from './uuid.ts';

/** A new key for a new intent. A retry must reuse the old key. */
export function newIdempotencyKey(): IdempotencyKey {
  return newUuid() as IdempotencyKey;
}
