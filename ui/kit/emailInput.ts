/**
 * Attributes of a text field for an e-mail address. Its type is `text`, because `email` changes what is shown: Chromium
 * turns `a@bücher.example` into `a@xn--bcher-kva.example`.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
