import type { Brand } from '../core/brand.ts';

/**
 * Names one intent to move value: the backend carries it out once, however often it is sent. Retrying after a failure
 * must reuse the same key.
 */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;
