import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Keeps "E-Mail" on one line, which may otherwise end after its hyphen: by a character that is not seen, and that
 * nobody has to type into a text.
 */
export function unbroken(text: string): string {
  return text.replace(/\be-(?=mail)/gi, '$&\u2060');
}

/** Has the texts of `locales/` built like that, so that no visitor's browser has to do it. */
export function unbrokenTexts(): RsbuildPlugin {
  return {
    name: 'voucher:unbroken-texts',
    setup(api) {
      api.transform({ test: /[\\/]locales[\\/].*\.json$/ }, ({ code }) => unbroken(code));
    },
  };
}
