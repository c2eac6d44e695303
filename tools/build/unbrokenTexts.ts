import type { RsbuildPlugin } from '@rsbuild/core';

/** Prevents a line break after the hyphen of "E-Mail" by an invisible character, which translators need not type. */
export function unbroken(text: string): string {
  return text.replace(/\be-(?=mail)/gi, '$&\u2060');
}

/** At build time, so that no browser has to do it. */
export function unbrokenTexts(): RsbuildPlugin {
  return {
    name: 'voucher:unbroken-texts',
    setup(api) {
      api.transform({ test: /[\\/]locales[\\/].*\.json$/ }, ({ code }) => unbroken(code));
    },
  };
}
