/** Texts that are the same word in English and in the named language, each checked by a person. */
export const SAME_AS_ENGLISH: Record<string, readonly string[]> = {};
