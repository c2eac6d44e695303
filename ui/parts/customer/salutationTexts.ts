import type { Salutation } from '#domain/customer/customer.ts';

export const SALUTATION_TEXTS = {
  MR: 'customer.salutationMr',
  MS: 'customer.salutationMs',
  '': 'customer.salutationNone',
} as const satisfies Record<Salutation, string>;
