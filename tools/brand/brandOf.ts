import type { Site, SiteEntry } from '#domain/site/site.ts';
import type { SiteText } from '#domain/site/siteText.ts';
import type { Switch } from '#domain/site/switches.ts';
import { DEFAULTS } from '#sites/defaults.ts';
import { type AnsweredText, isKey } from './answerParts.ts';
import type { Answers } from './answers.ts';
import type { LookedAnswers } from './lookRules.ts';
import { DARKENED, type Pictures } from './pictures.ts';
import { TEXT_FIELDS } from './textFields.ts';

/** The entry of the registry, in the order of its fields there. */
export function entryOf(answers: Answers): Omit<SiteEntry, 'logo'> {
  const { id, domains, country, languages, brand, brandingColor, layout } = answers;
  const { actionColor, isReward, dark, operatorLog } = answers;
  return {
    id,
    domains,
    country,
    configKey: id.toUpperCase(),
    languages,
    brand,
    brandingColor,
    ...(typeof actionColor === 'string' && { actionColor }),
    layout,
    ...(isReward === true && { isReward }),
    ...(dark !== undefined && { dark }),
    ...(operatorLog === false && { operatorLog }),
  };
}

/** The switches and all that a brand's file adds to `DEFAULTS`; what equals the default is left out. */
export interface OwnDetails {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly switches: readonly Switch[];
}

export function detailsOf(
  answers: LookedAnswers,
  { files, focus }: Pick<Pictures, 'files' | 'focus'>,
): OwnDetails {
  const {
    id,
    currency,
    surveyPrize,
    amazonPay,
    zendesk,
    maintenance,
    hiddenShopCategories: hidden,
  } = answers;
  const own = {
    name: answers.name ?? answers.brand,
    currency,
    timeZone: answers.timeZone,
    faviconPath: `/brands/${id}/favicon.svg`,
    composition: answers.composition,
    shape: answers.shape,
    keyVisualImage: `/brands/${id}/keyVisual.svg`,
    keyVisualFocus: focus,
    keyVisualBand: answers.keyVisualBand ?? null,
    keyVisualDeskImage: files.has('keyVisualDesk') ? `/brands/${id}/keyVisualDesk.svg` : null,
    darkPictures: Object.fromEntries(
      DARKENED.filter((name) => files.has(`${name}Dark`)).map((name) => [
        `/brands/${id}/${name}.svg`,
        `/brands/${id}/${name}Dark.svg`,
      ]),
    ),
    // Banks show no instructions.
    ...(answers.isReward === true && { instructionsImage: null }),
    redeemCampaign: answers.redeemCampaign,
    numberOfShops: answers.numberOfShops,
    partnerKind: answers.partnerKind,
    voucherCategory: answers.voucherCategory,
    distribution: answers.distribution,
    website: answers.website,
    support: answers.support,
    b2bLinks: answers.b2bLinks ?? null,
    navbarLinks: {
      start: answers.navbarLinks.start,
      buy: answers.navbarLinks.buy.map(({ link, label }) => ({
        link,
        label: label === undefined ? { key: 'site.nav.buy' } : siteTextOf(label),
      })),
      charge: answers.navbarLinks.charge,
    },
    footerLinks: footerOf(answers),
    externalRatingButtons: answers.externalRatingButtons?.map(({ title, href }) => ({
      title: siteTextOf(title),
      href,
    })),
    ...textsOf(answers),
    overrideApiErrorMessageHtml: answers.overrideApiErrorMessageHtml,
    amazonPay: amazonPay && { ...amazonPay, ledgerCurrency: currency },
    payment: { wallet: answers.payment?.wallet ?? null, card: answers.payment?.card ?? null },
    captcha: { active: true, ...answers.captcha },
    zendesk: zendesk && { isActive: true, ...zendesk },
    cookieConsent: answers.cookieConsent ?? null,
    tagManagerId: answers.tagManagerId ?? null,
    vendorHosts: answers.vendorHosts,
    map: answers.map,
    abTestScript: answers.abTestScript,
    maintenance: maintenance && {
      active: true,
      start: Date.parse(maintenance.start),
      end: Date.parse(maintenance.end),
    },
    surveyPrize: surveyPrize && {
      vouchers: surveyPrize.vouchers,
      valueInCent: surveyPrize.valueInCent,
      currency,
      surveyUrl: surveyPrize.surveyUrl,
    },
    hiddenShopCategories:
      hidden && Array.from({ length: hidden.last - hidden.first + 1 }, (_, step) => hidden.first + step),
    validityYears: answers.validityYears,
    reactivationHours: answers.reactivationHours,
    mailMinutes: answers.mailMinutes,
    features: answers.features,
  } satisfies Partial<Record<keyof Site, unknown>>;
  return { fields: withoutDefaults(own), switches: answers.switches };
}

function withoutDefaults(own: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const defaults: Readonly<Record<string, unknown>> = DEFAULTS;
  const isDefault = (field: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(defaults[field]);
  return Object.fromEntries(
    Object.entries(own).filter(([field, value]) => value !== undefined && !isDefault(field, value)),
  );
}

const ADDED_LINKS = [
  ['site.footer.conditions', '/redemption-conditions'],
  ['site.footer.accessibility', '/accessibility'],
] as const;

/** The brand's three pages, then those that every site has. */
function footerOf({ footerLinks: { imprint, privacy, terms } }: Answers): unknown {
  const own = [
    ['site.footer.imprint', imprint],
    ['site.footer.privacy', privacy],
    ['site.footer.terms', terms],
  ] as const;
  return [...own, ...ADDED_LINKS].map(([key, href]) => ({ title: { key }, href }));
}

function textsOf({ customMeta, ...answers }: Answers): Readonly<Record<string, unknown>> {
  const meta = customMeta && {
    title: siteTextOf(customMeta.title),
    description: siteTextOf(customMeta.description),
  };
  const texts = TEXT_FIELDS.flatMap((name) => {
    const text = answers[name];
    return text === undefined ? [] : [[name, siteTextOf(text)] as const];
  });
  return { customMeta: meta, ...Object.fromEntries(texts) };
}

function siteTextOf(text: AnsweredText): SiteText {
  if (typeof text === 'string') return { words: text };
  return isKey(text) ? text : { translations: text };
}
