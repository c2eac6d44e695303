/** For codes and numbers: the browser must not correct what is printed on a card or in a mail. */
export const AS_WRITTEN = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
