import type { components } from '#openapi/schema.d.ts';

/** The schemas of the contract by name, such as `Wire['Quote']`. */
export type Wire = components['schemas'];
