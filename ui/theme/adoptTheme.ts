import { type Brand, themeCss } from './themeCss.ts';

let sheet: CSSStyleSheet | undefined;

/** The `data-brand` of a page whose colours are not those of the build. */
export const OWN = 'own';

/**
 * Gives the page colours that the build did not know, in a style sheet that is made by script: the content security
 * policy allows that, unlike a `<style>`.
 */
export function adoptTheme(brand: Brand): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(themeCss(OWN, brand));
}
