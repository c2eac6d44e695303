import type { Instant } from '../core/instant.ts';
import type { Locale } from '../language/locale.ts';
import type { Currency } from '../money/money.ts';
import type { PictureArea } from './pictureArea.ts';
import type { SiteLink, SiteText, SurveyPrize } from './siteText.ts';
import type { Switches } from './switches.ts';

export const LAYOUTS = ['classic', 'modern', 'restaurant'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What the first paint needs of a site. It stands in the registry; everything else is loaded with the site. */
export interface SiteEntry {
  /** Also the name under `.localhost`. */
  readonly id: string;
  /** Host names in lower case, without port. */
  readonly domains: readonly string[];
  /** ISO 3166 code; used in the Accept-Language header and in the customer's address. */
  readonly country: string;
  /** Names the site in calls for its configuration: the country, unless several sites share one. */
  readonly configKey: string;
  /** The first one is the site's default. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly brand: string;
  /** A path on our own origin. */
  readonly logo: string;
  /** `#rrggbb`; the default is #d32b2d (product 2.7). */
  readonly brandingColor: string;
  /**
   * `#rrggbb`: what one presses, where the brand's colour is too pale to look like a button. White is readable on it.
   * It goes with the site's own `brandingColor` and with no other.
   */
  readonly actionColor?: string;
  /** What texts call that which is redeemed: a voucher, unless a bank gives it as a reward. */
  readonly isReward?: boolean;
  /** Whether the site has dark colours for devices that ask for them; it has, unless said otherwise. */
  readonly dark?: 'auto' | 'off';
  readonly layout: Layout;
}

/** What the partners of a site are, which decides what texts call them. */
export const PARTNER_KINDS = ['shops', 'restaurants'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** When redeeming is switched off, from `start` to `end` (excluded); null leaves that side open. */
export interface Maintenance {
  readonly active: boolean;
  readonly start: Instant | null;
  readonly end: Instant | null;
}

export interface WalletOption {
  readonly clientId: string;
}

export interface CardOption {
  readonly publicKey: string;
}

/** Whose map and search for places a site uses. Addresses are https, checked where they are used. */
export interface SiteMap {
  /** The map's style, which names where its tiles come from. */
  readonly styleUrl: string;
  /** The geocoding call, up to the query. */
  readonly geocodingUrl: string;
  /** Public; it is sent with every search. */
  readonly geocodingToken: string;
}

/** Everything about a site that does not stand in its registry entry (product 2.4). */
export interface SiteDetails {
  readonly name: string;
  readonly currency: Currency;
  /** IANA name; opening times and maintenance are shown in this time zone. */
  readonly timeZone: string;
  readonly faviconPath: string;
  readonly externalCssFile: string | null;
  readonly keyVisualImage: string | null;
  /** What of the key visual must be seen wherever a layout crops it; null means its middle. */
  readonly keyVisualFocus: PictureArea | null;
  /** The same for wide screens, drawn for the frame that the layout has there; null means the key visual. */
  readonly keyVisualDeskImage: string | null;
  readonly instructionsImage: string | null;
  readonly redeemCampaign: string | null;
  /** The number in "Over N partners". */
  readonly numberOfShops: number;
  readonly partnerKind: PartnerKind;
  readonly voucherCategory: number;
  readonly distribution: string | null;
  readonly website: string;
  readonly support: { readonly url: string; readonly email: string; readonly phone: string | null };
  readonly b2bLinks: { readonly b2bWebsite: string; readonly b2bContactForm: string } | null;
  readonly navbarLinks: {
    readonly start: string;
    readonly buy: readonly { readonly link: string; readonly label: SiteText }[];
    readonly charge: boolean;
  };
  readonly footerLinks: readonly SiteLink[];
  readonly externalRatingButtons: readonly SiteLink[];
  readonly customMeta: { readonly title: SiteText; readonly description: SiteText };
  readonly heading: SiteText;
  readonly text: SiteText;
  readonly thankYouText: SiteText;
  readonly copyright: SiteText;
  /** The service notice above the entry, shown if the switch `showApiBanner` is on. */
  readonly apiBanner: SiteText | null;
  /** Advice beside the values, such as the British "best split into 2 x 15" (product 2.6). */
  readonly valueHint: SiteText | null;
  readonly overrideApiErrorMessageHtml: string | null;
  readonly amazonPay: { readonly language: string; readonly ledgerCurrency: string } | null;
  readonly payment: { readonly wallet: WalletOption | null; readonly card: CardOption | null };
  readonly captcha: { readonly active: boolean; readonly siteKey: string };
  readonly zendesk: { readonly isActive: boolean; readonly key: string };
  readonly cookieConsent: { readonly siteId: string; readonly key: string } | null;
  readonly tagManagerId: string | null;
  /** Null for sites without places. */
  readonly map: SiteMap | null;
  /** The https address of the script that tests versions of pages, for sites whose country is DE. */
  readonly abTestScript: string | null;
  readonly maintenance: Maintenance;
  readonly surveyPrize: SurveyPrize | null;
  readonly hiddenShopCategories: readonly number[];
  /** How long a voucher is valid from purchase, in years (product 2.6). */
  readonly validityYears: 1 | 3;
  /** How long the reactivation of a code in the old format takes, in hours. */
  readonly reactivationHours: 24 | 48;
  /** How long an e-mail may take, in minutes; null means "within minutes". */
  readonly mailMinutes: 60 | null;
  readonly switches: Switches;
}

/** A whole site: its registry entry and everything else. */
export interface Site extends SiteEntry, SiteDetails {}

/** True if something can be paid on this site. */
export function takesPayments({ payment }: Pick<Site, 'payment'>): boolean {
  return payment.wallet !== null || payment.card !== null;
}
