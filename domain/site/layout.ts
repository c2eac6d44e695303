export const LAYOUTS = ['classic', 'modern', 'restaurant'] as const;
export type Layout = (typeof LAYOUTS)[number];
