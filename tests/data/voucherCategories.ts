import { PRODUCT_SITES } from './productTables.ts';

/** By site id (product 2.2). */
export const CATEGORY: Readonly<Record<string, number>> = Object.fromEntries(
  PRODUCT_SITES.map(({ id, voucherCategory }) => [id, voucherCategory]),
);
