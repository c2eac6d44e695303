import { type BrandTheme, themeCss } from './themeCss.ts';

let sheet: CSSStyleSheet | undefined;

/** `data-brand` of a page whose colours are unknown to the build. */
export const OWN = 'own';

/** A constructed style sheet: the content security policy allows it, unlike `<style>`. */
export function adoptTheme(brand: BrandTheme): void {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(themeCss(OWN, brand));
}
