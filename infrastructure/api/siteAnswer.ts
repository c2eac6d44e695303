import * as z from 'zod/mini';
import { LOCALES, type Locale } from '#domain/language/locale.ts';
import { localPath } from '#domain/link/localPath.ts';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { SiteAnswer } from '#domain/site/mergeSite.ts';
import { LAYOUTS } from '#domain/site/site.ts';
import { SWITCHES, type Switch } from '#domain/site/switches.ts';
import { image, instant, matching, numericId, oneOf, orAbsent, readable, whole, words } from './shapes.ts';

/** The operator's configuration as far as it can be used, and the names of the fields that cannot. */
export interface ReadSiteAnswer {
  readonly answer: SiteAnswer;
  readonly oddFields: readonly string[];
}

/** The switches that the backend sends as a list: those in it are on, those missing from it are off. */
const FLAGS: readonly Switch[] = ['showShopFilterBar', 'showNavBar', 'showMskPromo', 'showVoucherInfoModal'];

/** The operator's own words, shown as they are and never as a key of ours. */
const ownWords = z.pipe(
  words(2000),
  z.transform((own: string) => ({ words: own })),
);
const key = matching(/^[\w.:-]{1,200}$/);
const href = words(2000).check(z.refine((address) => safeHref(address) !== null));
const email = words(200).check(z.refine((address) => safeHref(`mailto:${address}`) !== null));
const styles = words(500).check(z.refine((path) => localPath(path) !== null && path.endsWith('.css')));

/** A list without the entries that cannot be read. */
const listOf = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    z.array(z.unknown()).check(z.refine((items) => items.length <= 200)),
    z.transform((items: unknown[]) => readable(items, entry)),
  );

const link = z.object({ title: ownWords, href });
const footerLink = z.object({
  title: ownWords,
  href: z.union([href, words(200).check(z.refine((path) => ownPage(path) !== null))]),
});

const languages = z.pipe(
  listOf(oneOf(LOCALES)).check(z.refine((locales) => locales.length > 0)),
  z.transform((locales) => [...new Set(locales)] as unknown as readonly [Locale, ...Locale[]]),
);

/** One odd part makes the whole window unreadable: half a window would switch a site off for ever. */
const maintenance = z.object({
  active: z.optional(z.boolean()),
  start: z.optional(z.nullable(instant)),
  end: z.optional(z.nullable(instant)),
});

/** The backend's fields that have the same name in a site. */
const SAME = {
  name: orAbsent(words(200)),
  brand: orAbsent(words(200)),
  logo: orAbsent(image),
  faviconPath: orAbsent(image),
  externalCssFile: orAbsent(styles),
  keyVisualImage: orAbsent(image),
  instructionsImage: orAbsent(image),
  redeemCampaign: orAbsent(words(200)),
  numberOfShops: orAbsent(whole(0, 1_000_000)),
  country: orAbsent(matching(/^[A-Z]{2}$/)),
  languages: orAbsent(languages),
  amazonPay: orAbsent(
    z.object({
      language: orAbsent(matching(/^[a-z]{2}_[A-Z]{2}$/)),
      ledgerCurrency: orAbsent(matching(/^[A-Z]{3}$/)),
    }),
  ),
  zendesk: orAbsent(z.object({ isActive: orAbsent(z.boolean()), key: orAbsent(key) })),
  distribution: orAbsent(words(200)),
  website: orAbsent(href),
  support: orAbsent(z.object({ url: orAbsent(href), email: orAbsent(email) })),
  b2bLinks: orAbsent(z.object({ b2bWebsite: orAbsent(href), b2bContactForm: orAbsent(href) })),
  footerLinks: orAbsent(listOf(footerLink)),
  externalRatingButtons: orAbsent(listOf(link)),
  voucherCategory: orAbsent(numericId),
  cookieConsent: orAbsent(z.object({ siteId: orAbsent(key), key: orAbsent(key) })),
  tagManagerId: orAbsent(key),
  brandingColor: orAbsent(matching(/^#[0-9a-f]{6}$/i)),
  heading: orAbsent(ownWords),
  text: orAbsent(ownWords),
  thankYouText: orAbsent(ownWords),
  copyright: orAbsent(ownWords),
  customMeta: orAbsent(z.object({ title: orAbsent(ownWords), description: orAbsent(ownWords) })),
  layout: orAbsent(oneOf(LAYOUTS)),
  maintenance: orAbsent(maintenance),
  captcha: orAbsent(z.object({ active: orAbsent(z.boolean()), siteKey: orAbsent(key) })),
  overrideApiErrorMessageHtml: orAbsent(words(10_000)),
  validityYears: orAbsent(oneOf([1, 3] as const)),
  reactivationHours: orAbsent(oneOf([24, 48] as const)),
  mailMinutes: orAbsent(oneOf([60] as const)),
};

/** The backend's fields that have another name in a site. */
const RENAMED = {
  apiBannerText: orAbsent(ownWords),
  flags: orAbsent(z.array(z.string())),
  navbarLinks: orAbsent(
    z.object({
      start: orAbsent(href),
      buy: orAbsent(listOf(z.object({ link: href, label: ownWords }))),
      charge: orAbsent(z.custom<boolean | string>((value) => ['boolean', 'string'].includes(typeof value))),
    }),
  ),
  paymentOptions: orAbsent(
    z.object({
      amazonPay: orAbsent(z.object({ clientId: key })),
      unzer: orAbsent(z.object({ publicKey: key })),
    }),
  ),
};

const SameFields = z.object(SAME);
const RenamedFields = z.object(RENAMED);
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(SAME), ...Object.keys(RENAMED), ...SWITCHES]);

/**
 * Reads the operator's configuration. Each field is read by itself: one that is missing, odd or unsafe leaves the
 * site's own value. `id` and `domains` are never read (fortress B).
 */
export function readSiteAnswer(body: Readonly<Record<string, unknown>>): ReadSiteAnswer {
  const same = SameFields.parse(body);
  const renamed = RenamedFields.parse(body);
  const { apiBannerText, flags, navbarLinks, paymentOptions } = renamed;
  const answer: SiteAnswer = {
    ...same,
    apiBanner: apiBannerText,
    navbarLinks: navbarLinks && {
      start: navbarLinks.start,
      buy: navbarLinks.buy,
      // A charge link is an address or a switch; our route is what it leads to.
      charge: navbarLinks.charge === undefined ? undefined : Boolean(navbarLinks.charge),
    },
    payment: paymentOptions && { wallet: paymentOptions.amazonPay, card: paymentOptions.unzer },
    switches: switchesOf(body, flags),
  };
  const used: Readonly<Record<string, unknown>> = { ...same, ...renamed, ...answer.switches };
  return {
    answer,
    oddFields: Object.keys(body).filter((field) => !KNOWN.has(field) || used[field] === undefined),
  };
}

function switchesOf(
  body: Readonly<Record<string, unknown>>,
  flags: readonly string[] | undefined,
): Partial<Record<Switch, boolean>> {
  const switches: Partial<Record<Switch, boolean>> = {};
  for (const name of SWITCHES) {
    const position = Object.hasOwn(body, name) ? body[name] : undefined;
    if (typeof position === 'boolean') switches[name] = position;
  }
  if (flags !== undefined) for (const flag of FLAGS) switches[flag] = flags.includes(flag);
  return switches;
}
