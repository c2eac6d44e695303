declare const brand: unique symbol;

/** A parsed value. Only the type's parser may cast to it, so a caller never validates it again. */
export type Brand<T, Tag extends string> = T & { readonly [brand]: Tag };
