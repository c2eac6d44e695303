/** What the operator chooses from (product 2.8); it decides about navigation, filters and tiles. */
export const LAYOUTS = ['classic', 'modern', 'restaurant'] as const;
export type SiteLayout = (typeof LAYOUTS)[number];
