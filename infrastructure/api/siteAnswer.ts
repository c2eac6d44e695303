import * as z from 'zod/mini';
import type { Feature } from '#domain/feature/feature.ts';
import { LOCALES, type Locale } from '#domain/language/locale.ts';
import { localPath } from '#domain/link/localPath.ts';
import { ownPage } from '#domain/link/ownPage.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import type { SiteAnswer } from '#domain/site/mergeSite.ts';
import { LAYOUTS } from '#domain/site/layout.ts';
import { SWITCHES, type Switch } from '#domain/site/switches.ts';
import {
  currency,
  image,
  instant,
  matching,
  numericId,
  oneOf,
  orAbsent,
  orDigits,
  readable,
  text,
  whole,
  wireId,
  words,
} from './shapes.ts';
import type { Items } from './tied.ts';

/** The usable part of the operator's configuration, and the names of the unusable fields. */
export interface ReadSiteAnswer {
  readonly answer: SiteAnswer;
  readonly oddFields: readonly string[];
}

/** Switches that the backend sends as a list: a listed switch is on, the others are off. */
const FLAGS: readonly Switch[] = ['showShopFilterBar', 'showNavBar', 'showMskPromo', 'showVoucherInfoModal'];

/** The operator's literal text, never a text key of ours. */
const ownWords = z.pipe(
  words(2000),
  z.transform((own: string) => ({ words: own })),
);
const key = orDigits(matching(/^[\w.:-]{1,200}$/));
const href = words(2000).check(z.refine((address) => safeHref(address) !== null));
/** A URL, or a page of ours. */
const place = words(2000).check(z.refine((to) => safeHref(to) !== null || ownPage(to) !== null));
const email = words(200).check(z.refine((address) => safeHref(`mailto:${address}`) !== null));
const styles = words(500).check(z.refine((path) => localPath(path) !== null && path.endsWith('.css')));

/** A field that the operator can also remove, with null. */
const orReset = <T extends z.ZodMiniType>(schema: T) => orAbsent(z.nullable(schema));

/** A list without the entries that cannot be parsed. */
const listOf = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    z.array(z.unknown()).check(z.refine((items) => items.length <= 200)) as Items<T>,
    z.transform((items: unknown[]) => readable(items, entry)),
  );

const link = z.object({ title: ownWords, href });
const footerLink = z.object({ title: ownWords, href: place });

const languages = z.pipe(
  listOf(oneOf(LOCALES)).check(z.refine((locales) => locales.length > 0)),
  z.transform((locales) => [...new Set(locales)] as unknown as readonly [Locale, ...Locale[]]),
);

/** One invalid part rejects the whole window: half a window would switch a site off forever. */
const maintenance = z.object({
  active: z.optional(z.boolean()),
  start: z.optional(z.nullable(instant)),
  end: z.optional(z.nullable(instant)),
});

/** Fields with the same name in backend and site. */
const SAME = {
  name: orAbsent(words(200)),
  brand: orAbsent(words(200)),
  logo: orAbsent(image),
  faviconPath: orAbsent(image),
  externalCssFile: orReset(styles),
  keyVisualImage: orReset(image),
  instructionsImage: orReset(image),
  redeemCampaign: orReset(words(200)),
  numberOfShops: orAbsent(whole(0, 1_000_000)),
  country: orAbsent(matching(/^[A-Z]{2}$/)),
  languages: orAbsent(languages),
  amazonPay: orReset(
    z.object({
      language: orAbsent(matching(/^[a-z]{2}_[A-Z]{2}$/)),
      ledgerCurrency: orAbsent(currency),
    }),
  ),
  zendesk: orAbsent(z.object({ isActive: orAbsent(z.boolean()), key: orAbsent(key) })),
  distribution: orReset(wireId),
  website: orAbsent(href),
  support: orAbsent(z.object({ url: orAbsent(href), email: orAbsent(email) })),
  b2bLinks: orReset(z.object({ b2bWebsite: orAbsent(href), b2bContactForm: orAbsent(href) })),
  footerLinks: orAbsent(listOf(footerLink)),
  externalRatingButtons: orAbsent(listOf(link)),
  voucherCategory: orAbsent(numericId),
  cookieConsent: orReset(z.object({ siteId: orAbsent(key), key: orAbsent(key) })),
  tagManagerId: orReset(key),
  brandingColor: orAbsent(matching(/^#[0-9a-f]{6}$/i)),
  heading: orAbsent(ownWords),
  text: orAbsent(ownWords),
  thankYouText: orAbsent(ownWords),
  copyright: orAbsent(ownWords),
  customMeta: orAbsent(z.object({ title: orAbsent(ownWords), description: orAbsent(ownWords) })),
  layout: orAbsent(oneOf(LAYOUTS)),
  maintenance: orAbsent(maintenance),
  captcha: orAbsent(z.object({ active: orAbsent(z.boolean()), siteKey: orAbsent(key) })),
  overrideApiErrorMessageHtml: orReset(words(10_000)),
  validityYears: orAbsent(oneOf([1, 3] as const)),
  reactivationHours: orAbsent(oneOf([24, 48] as const)),
  mailMinutes: orReset(oneOf([60] as const)),
  // Unknown words are never asked for, so the list of the known ones is not loaded for them.
  features: orAbsent(listOf(text as z.ZodMiniType<Feature, Feature>)),
};

const RENAMED = {
  apiBannerText: orReset(ownWords),
  flags: orAbsent(listOf(oneOf(FLAGS))),
  navbarLinks: orAbsent(
    z.object({
      start: orAbsent(place),
      buy: orAbsent(listOf(z.object({ link: href, label: ownWords }))),
      charge: orAbsent(z.custom<boolean | string>((value) => ['boolean', 'string'].includes(typeof value))),
    }),
  ),
  paymentOptions: orAbsent(
    z.object({
      amazonPay: orReset(z.object({ clientId: key })),
      unzer: orReset(z.object({ publicKey: key })),
    }),
  ),
};

export const SiteFields = z.object({ ...SAME, ...RENAMED });

/**
 * Parses each field separately: a missing, invalid or unsafe one keeps the site's own value. Never reads `id` and
 * `domains` (product 2.3).
 */
export function readSiteAnswer(body: Readonly<Record<string, unknown>>): ReadSiteAnswer {
  const read = SiteFields.parse(body);
  const { apiBannerText, flags, navbarLinks, paymentOptions, ...same } = read;
  const named = switchesIn(body);
  const answer: SiteAnswer = {
    ...same,
    apiBanner: apiBannerText,
    navbarLinks: navbarLinks && {
      start: navbarLinks.start,
      buy: navbarLinks.buy,
      // The backend sends a URL or a switch. The link always leads to our own route.
      charge: navbarLinks.charge === undefined ? undefined : Boolean(navbarLinks.charge),
    },
    payment: paymentOptions && { wallet: paymentOptions.amazonPay, card: paymentOptions.unzer },
    switches: { ...named, ...(flags && switchesOf(flags)) },
  };
  return { answer, oddFields: unread(body, { ...read, ...named }) };
}

/**
 * The names of the fields that were sent and not used: `support.url` inside a group, the list's own name for a list.
 */
function unread(sent: object, read: Readonly<Record<string, unknown>>, before = ''): readonly string[] {
  return Object.entries(sent).flatMap(([name, value]: [string, unknown]) => {
    const used = Object.hasOwn(read, name) ? read[name] : undefined;
    const isLost = used === undefined || (Array.isArray(used) && used.length < (value as unknown[]).length);
    if (isLost) return [before + name];
    return isGroup(value) && isGroup(used) ? unread(value, used, `${before}${name}.`) : [];
  });
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function switchesOf(flags: readonly Switch[]): Partial<Record<Switch, boolean>> {
  return Object.fromEntries(FLAGS.map((flag) => [flag, flags.includes(flag)]));
}

function switchesIn(body: Readonly<Record<string, unknown>>): Partial<Record<Switch, boolean>> {
  return Object.fromEntries(
    SWITCHES.filter((name) => Object.hasOwn(body, name) && typeof body[name] === 'boolean').map((name) => [
      name,
      body[name] as boolean,
    ]),
  );
}
