declare const brand: unique symbol;

/** A parsed value. Only the parser of that type may cast to it; whoever holds one need not check again. */
export type Brand<T, Tag extends string> = T & { readonly [brand]: Tag };
