/**
 * How a field takes an e-mail address. It is of type `text`, because one of type `email` does not show what was typed:
 * Chromium writes `a@bücher.example` as `a@xn--bcher-kva.example`.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
