import type { Brand } from '../core/brand.ts';

/** Names one intent to move value: retrying after a failure must reuse the same key. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;
