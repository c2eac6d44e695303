import type { Brand } from '../core/brand.ts';

/** Identifies one intent to move value: the backend executes it once. A retry must reuse the same key. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;
