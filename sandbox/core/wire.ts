import type { components } from '#openapi/schema.d.ts';

/** The shapes of the contract by name: `Wire['Quote']`. The sandbox's answers are typed by them. */
export type Wire = components['schemas'];
