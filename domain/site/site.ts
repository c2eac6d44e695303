import type { OpenHours } from '../calendar/openHours.ts';
import type { Instant } from '../core/instant.ts';
import type { Feature } from '../feature/feature.ts';
import type { Locale } from '../language/locale.ts';
import type { Currency } from '../money/money.ts';
import type { ConsentNames } from './consentCategories.ts';
import type { SiteLayout } from './layout.ts';
import type { Look } from './look.ts';
import type { PictureArea, PictureBand } from './pictureArea.ts';
import type { SiteLink, SiteText, SurveyPrize } from './siteText.ts';
import type { Switches } from './switches.ts';
import type { VendorHosts } from './vendorHosts.ts';

/** What the first paint needs; part of the registry. Everything else is loaded with the site. */
export interface SiteEntry {
  readonly id: string;
  /** Lower case, without port. */
  readonly domains: readonly string[];
  /** ISO 3166 code; used in the Accept-Language header and in the customer's address. */
  readonly country: string;
  /** Key of the configuration call: the country, unless several sites share it. */
  readonly configKey: string;
  /** The first one is the default. */
  readonly languages: readonly [Locale, ...Locale[]];
  readonly brand: string;
  /** A path on our own origin. */
  readonly logo: string;
  /** `#rrggbb`; the default is #d32b2d (product 2.7). */
  readonly brandingColor: string;
  /** `#rrggbb` for buttons if this `brandingColor` is too pale; not for any other. White text is readable on it. */
  readonly actionColor?: string;
  /** Texts say "reward" instead of "voucher". */
  readonly isReward?: boolean;
  /** False if nothing is sent to the operator's log (ADR 9). */
  readonly operatorLog?: boolean;
  /** Dark colours follow the device unless set to `off`. */
  readonly dark?: 'auto' | 'off';
  readonly layout: SiteLayout;
}

export const PARTNER_KINDS = ['shops', 'restaurants'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Redemption is off in [start, end); null is unbounded. */
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

export interface Support {
  readonly url: string;
  readonly email: string;
  readonly phone: string | null;
  /** When the phone is answered; empty if that is not known. */
  readonly hours: readonly OpenHours[];
}

/** Where the captcha's provider checks people. Its European host needs a larger plan, and is switched on per site key. */
export const CAPTCHA_ENDPOINTS = ['eu', 'global'] as const;
export type CaptchaEndpoint = (typeof CAPTCHA_ENDPOINTS)[number];

/** The account at the consent tool; both fields that are optional are the file's alone. */
export interface CookieConsent {
  readonly siteId: string;
  /** For tools that identify a site by two values; Usercentrics takes `siteId` alone. */
  readonly key: string;
  /** Where the tool keeps the account; absent for its usual hosts. */
  readonly region?: 'eu1';
  /** Which of its categories and services belong to ours; absent for the tool's own template. */
  readonly categories?: ConsentNames;
}

/** Third-party map and geocoding; https is checked where the addresses are used. */
export interface SiteMap {
  readonly styleUrl: string;
  /**
   * With the provider's public key under the name that it expects, and `{query}` where the searched text belongs:
   * `https://…/{query}.json?key=…`.
   */
  readonly geocodingUrl: string;
}

/** Its look is also in the pages that the build writes, so the first paint has it. */
export interface SiteDetails extends Look {
  readonly name: string;
  readonly currency: Currency;
  /** IANA name; opening times and maintenance are shown in this time zone. */
  readonly timeZone: string;
  readonly faviconPath: string;
  readonly externalCssFile: string | null;
  readonly keyVisualImage: string | null;
  /** The part that must stay visible when a layout crops the key visual; null means its centre. */
  readonly keyVisualFocus: PictureArea | null;
  /** What a phone shows of the key visual above the form; null means its middle. */
  readonly keyVisualBand: PictureBand | null;
  /** For wide screens; null means the key visual. */
  readonly keyVisualDeskImage: string | null;
  /** By the path of a picture, that of its file for the dark scheme. Empty if `dark` is `off`. */
  readonly darkPictures: Readonly<Record<string, string>>;
  readonly instructionsImage: string | null;
  readonly redeemCampaign: string | null;
  readonly numberOfShops: number;
  readonly partnerKind: PartnerKind;
  readonly voucherCategory: number;
  readonly distribution: string | null;
  readonly website: string;
  readonly support: Support;
  readonly b2bLinks: { readonly b2bWebsite: string; readonly b2bContactForm: string } | null;
  readonly navbarLinks: {
    readonly start: string;
    readonly buy: readonly { readonly link: string; readonly label: SiteText }[];
    readonly charge: boolean;
  };
  readonly footerLinks: readonly SiteLink[];
  readonly externalRatingButtons: readonly SiteLink[];
  readonly customMeta: { readonly title: SiteText; readonly description: SiteText };
  /** The first heading of the entry. */
  readonly headline: SiteText;
  /** On the key visual (product 2.5, `showKeyVisualText`). */
  readonly heading: SiteText;
  readonly text: SiteText;
  readonly thankYouText: SiteText;
  readonly copyright: SiteText;
  readonly apiBanner: SiteText | null;
  /** Advice beside the values, such as "best split into 2 x 15" (product 2.6). */
  readonly valueHint: SiteText | null;
  readonly overrideApiErrorMessageHtml: string | null;
  readonly amazonPay: { readonly language: string; readonly ledgerCurrency: string } | null;
  readonly payment: { readonly wallet: WalletOption | null; readonly card: CardOption | null };
  /** The file alone names the endpoint, to which the policy belongs; absent for the European one. */
  readonly captcha: {
    readonly active: boolean;
    readonly siteKey: string;
    readonly endpoint?: CaptchaEndpoint;
  };
  readonly zendesk: { readonly isActive: boolean; readonly key: string };
  readonly cookieConsent: CookieConsent | null;
  readonly tagManagerId: string | null;
  /** For the build, which writes the policies; absent means `USUAL_VENDOR_HOSTS`. */
  readonly vendorHosts?: readonly VendorHosts[];
  readonly map: SiteMap | null;
  /** The A/B test script (https), for sites in DE only. */
  readonly abTestScript: string | null;
  readonly maintenance: Maintenance;
  readonly surveyPrize: SurveyPrize | null;
  readonly hiddenShopCategories: readonly number[];
  readonly validityYears: 1 | 3;
  readonly reactivationHours: 24 | 48;
  /** The longest delay of an email; null means "within minutes". */
  readonly mailMinutes: 60 | null;
  readonly switches: Switches;
  /** What is offered; absent means everything. The file can only narrow what the backend offers, and the reverse. */
  readonly features?: readonly Feature[];
}

export interface Site extends SiteEntry, SiteDetails {}
