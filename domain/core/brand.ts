declare const brand: unique symbol;

/**
 * A value that was parsed. Only the parser of its type may cast to it, so whoever holds one need not check it again.
 */
export type Brand<T, Tag extends string> = T & { readonly [brand]: Tag };
