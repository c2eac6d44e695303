const none = () => Promise.resolve({});

/**
 * Text files without texts, for parts that add none. With a translation dump this holds for every area, since the dump
 * comes whole.
 */
export const NO_TEXTS = { de: none, en: none, fr: none, it: none, nl: none };
