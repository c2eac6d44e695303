/** Not `type="email"`: Chromium then shows `a@bücher.example` as `a@xn--bcher-kva.example`. */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
