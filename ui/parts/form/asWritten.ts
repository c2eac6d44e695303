/** How a code or number is typed: the browser corrects nothing in what stands on a card or in a mail. */
export const AS_WRITTEN = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
