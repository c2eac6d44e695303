import { fileURLToPath } from 'node:url';
import { type Texts, readBundled, readLocales, shownIn } from '#tools/build/localeFiles.ts';
import { sitesWith } from '#tests/data/productTables.ts';
import { isolated } from '#domain/language/isolated.ts';
import { unbroken } from '#tools/build/unbrokenTexts.ts';
import type first from '#locales/de.json';
import type aftercare from '#locales/aftercare/de.json';
import type charge from '#locales/charge/de.json';
import type codes from '#locales/codes/de.json';
import type donation from '#locales/donation/de.json';
import type activation from '#locales/activation/de.json';
import type reactivation from '#locales/reactivation/de.json';
import type help from '#locales/help/de.json';
import type fraud from '#locales/fraud/de.json';
import type entry from '#locales/entry/de.json';
import type legal from '#locales/legal/de.json';
import type payment from '#locales/payment/de.json';
import type region from '#locales/region/de.json';
import type redemption from '#locales/redemption/de.json';
import type shared from '#locales/shared/de.json';
import type shops from '#locales/shops/de.json';

type Leaf<Tree, Before extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Before}${Name}`
    : Leaf<Tree[Name], `${Before}${Name}.`>;
}[keyof Tree & string];

/** Counted texts are requested without their plural suffix. */
type Singular<Name extends string> = Name extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Name;

export type Key = Singular<
  | Leaf<typeof first>
  | Leaf<typeof shared>
  | Leaf<typeof entry>
  | Leaf<typeof shops>
  | Leaf<typeof redemption>
  | Leaf<typeof donation>
  | Leaf<typeof charge>
  | Leaf<typeof payment>
  | Leaf<typeof codes>
  | Leaf<typeof aftercare>
  | Leaf<typeof help>
  | Leaf<typeof fraud>
  | Leaf<typeof activation>
  | Leaf<typeof reactivation>
  | Leaf<typeof legal>
  | Leaf<typeof region>
>;

/** A text of `locales/` with its placeholders filled in. */
export type Say = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const FOLDER = fileURLToPath(new URL('../../locales', import.meta.url));
const LOCALES = readLocales(FOLDER);
const BUNDLED = readBundled(FOLDER);

/**
 * The texts of a locale: first screen and areas, the country's overrides (`en-US` for the site us), and the site's own
 * words for restaurants or rewards.
 */
export function wordsOf(locale: string, site = ''): Say {
  const texts = new Map([...shownIn(locale, LOCALES), ...ownTexts(locale.slice(0, 2), site)]);
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const form = typeof values['count'] === 'number' ? `${key}_${plurals.select(values['count'])}` : key;
    const text = texts.get(form) ?? texts.get(key);
    if (text === undefined) throw new Error(`locales/ has no text ${key} in ${locale}`);
    return filled(text, values, locale);
  };
}

const KINDS = [
  ['says "restaurants" for shops', 'restaurants'],
  ['says "reward" for voucher', 'rewards'],
] as const;

/** The words of sites whose partners are restaurants or whose vouchers are rewards. */
function ownTexts(language: string, site: string): Texts {
  const [kind] = KINDS.filter(([setting]) => sitesWith(setting).includes(site)).map(([, name]) => name);
  return LOCALES.get(`${language}-${kind ?? ''}`) ?? new Map();
}

/** The bundled texts for when nothing else could be loaded. */
export function emergencyWordsOf(language: string) {
  const texts = BUNDLED.get(language);
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = texts?.get(key);
    if (text === undefined) throw new Error(`locales/ has no emergency text ${key} in ${language}`);
    return filled(text, values, language);
  };
}

function filled(text: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  return unbroken(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” needs a value for ${name}`);
    return typeof value === 'number' ? value.toLocaleString(locale).replaceAll('’', "'") : isolated(value);
  });
}
