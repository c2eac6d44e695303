import type { Site, SiteEntry } from '#domain/site/site.ts';
import { DEFAULTS } from '#sites/defaults.ts';
import { SWITCHES, type Switch, type Switches } from '#domain/site/switches.ts';

/** Only the named switches are on. */
export function switchedOn(...on: readonly Switch[]): Switches {
  return Object.fromEntries(SWITCHES.map((name) => [name, on.includes(name)])) as Switches;
}

/** A registry entry. Its domain follows its id. */
export function aSiteEntry(about: Partial<SiteEntry> = {}): SiteEntry {
  const id = about.id ?? 'de';
  return {
    id,
    domains: [`redeem.${id}.example`],
    country: 'DE',
    configKey: id.toUpperCase(),
    languages: ['de', 'en'],
    brand: 'Frohgut',
    logo: '/brands/logo.svg',
    brandingColor: '#d32b2d',
    layout: 'modern',
    ...about,
  };
}

/** A plain German site without optional parts. */
export function aSite(about: Partial<Site> = {}): Site {
  return {
    ...aSiteEntry(),
    ...DEFAULTS,
    name: 'Frohgut Deutschland',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    faviconPath: '/brands/favicon.svg',
    composition: 'split',
    shape: 'rounded',
    keyVisualImage: null,
    keyVisualFocus: null,
    keyVisualBand: null,
    instructionsImage: null,
    numberOfShops: 500,
    voucherCategory: 1,
    website: 'https://frohgut.example',
    support: {
      url: 'https://frohgut.example/hilfe',
      email: 'hilfe@frohgut.example',
      phone: null,
      hours: [],
    },
    b2bLinks: null,
    navbarLinks: { start: 'https://frohgut.example', buy: [], charge: false },
    footerLinks: [],
    captcha: { active: true, siteKey: 'captcha-key' },
    zendesk: { isActive: false, key: 'zendesk-key' },
    cookieConsent: null,
    tagManagerId: null,
    switches: switchedOn('redeemValueChooseable'),
    ...about,
  };
}
