import { type Locales, shownIn } from '../../build/localeFiles.ts';

/** Wrong words by locale; no text that the locale shows may contain them. */
const NOT_SAID: Readonly<Record<string, RegExp>> = {
  'de-CH': /[ß„]|Personalausweis|Kassenbon/u,
  'en-GB': /\b(e-mail|ZIP code|color|favorite|organiz\w*|recogniz\w*|canceled|identity card|driver’s)\b/iu,
  'en-US':
    /\b(e-mail|vouchers?|shops?|postcode|postal code|by post|basket|till|top up|colour|favourites?|cheque|organis\w*|recognis\w*|cancelled|expiry|identity card|working days?|on site|to hand)\b/iu,
  'en-CA':
    /\b(e-mail|vouchers?|shops?|postcode|ZIP code|by post|basket|till|top up|color|favorites?|organis\w*|recognis\w*|canceled|identity card|working days?|on site|to hand)\b/iu,
  'fr-CA': /e-mail|service client|carte d’identité|jours? ouvrés?|chèques?(?!\p{L})|[\u00a0\u202f][;!?]/iu,
  'fr-CH': /«[\u00a0\u202f]/iu,
  'nl-BE': /klantenservice|kassabon|aankoopbewijs|burgerservicenummer|op(ge)?la(de|ad|di)|op(ge)?waarde/iu,
};

/** Texts of single brands, none of which is in Northern America. */
const OTHER_BRANDS = /^(region|site\.(bank|cardNetwork|plus|region|restaurant|valueHint))\b/;

/** Reports texts that a country takes from its language but words differently. The fix is an override. */
export function regionalFaults(locales: Locales): string[] {
  return Object.entries(NOT_SAID).flatMap(([tag, word]) =>
    [...shownIn(tag, locales)].flatMap(([key, text]) => {
      // Users do not see the names of placeholders.
      const said = OTHER_BRANDS.test(key) ? '' : text.replace(/\{\{[^}]*\}\}/g, '');
      const found = word.exec(said)?.[0];
      if (found === undefined) return [];
      return [
        `${tag}: ${key} shows “${found.trim()}”: say it as they do there, in an override (locales/README.md)`,
      ];
    }),
  );
}

/** Overrides in `shared/` of texts that the first screen has already loaded, and which then stay. */
export function lateFaults(first: Locales, shared: Locales): string[] {
  return [...shared].flatMap(([locale, texts]) =>
    locale.includes('-')
      ? [...texts.keys()]
          .filter((key) => first.get('en')?.has(key))
          .map((key) => `shared/${locale}: ${key} is of the first screen: move it to locales/${locale}.json`)
      : [],
  );
}
