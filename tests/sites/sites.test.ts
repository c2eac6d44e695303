import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { walletLanguages } from '#domain/payment/walletLanguages.ts';
import { walletAccount } from '#domain/payment/walletRegion.ts';
import { inMaintenance } from '#domain/site/maintenance.ts';
import type { Site } from '#domain/site/site.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import { SITES } from '#sites/index.ts';
import { PRODUCT_SITES, SWITCHED_ON, sitesWith } from '#tests/data/productTables.ts';
import { contrast } from '#ui/theme/colour.ts';

const sites: readonly Site[] = await Promise.all(
  SITES.map(async ({ load, ...entry }) => ({ ...entry, ...(await load()) })),
);
const byId = (id: string): Site => {
  const site = sites.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`There is no site ${id}`);
  return site;
};

const ALL = sites.map((site) => site.id);

/** The ids of the sites of which something holds, in the order of the registry. */
const where = (holds: (site: Site) => boolean): string[] => sites.filter(holds).map((site) => site.id);

/** The sites that redeem nothing at a moment written as ISO 8601. */
const closed = (now: string): string[] => where((site) => inMaintenance(site.maintenance, Date.parse(now)));

describe('the sites', () => {
  it('are listed in the registry as in product 2.2, Germany first', () => {
    const facts = ['id', 'brand', 'country', 'configKey', 'languages', 'currency'] as const;
    const further = ['voucherCategory', 'numberOfShops', 'layout', 'timeZone'] as const;
    const rows = sites.map((site) =>
      Object.fromEntries([...facts, ...further].map((field) => [field, site[field]])),
    );
    expect(rows).toEqual(PRODUCT_SITES);
    expect(rows.length).toBeGreaterThanOrEqual(15);
    expect(ALL[0]).toBe('de');
  });

  it('share no id, config key, brand, colour, voucher category or captcha key', () => {
    for (const field of ['id', 'configKey', 'brand', 'brandingColor', 'voucherCategory', 'logo'] as const) {
      expect(new Set(sites.map((site) => site[field])).size, field).toBe(sites.length);
    }
    expect(new Set(sites.map((site) => site.captcha.siteKey)).size).toBe(sites.length);
  });

  it('settle wallet payments in the currency of their vouchers', () => {
    for (const { id, amazonPay, currency } of sites)
      expect(amazonPay?.ledgerCurrency ?? currency, id).toBe(currency);
  });

  it('offer the wallet only in a currency and a language that its provider documents', () => {
    for (const { id, amazonPay, currency } of sites.filter(({ payment }) => payment.wallet !== null)) {
      const account = walletAccount(currency);
      expect(account && walletLanguages(account.region), id).toContain(amazonPay?.language);
    }
  });

  it('run A/B tests in Germany only', () => {
    expect(where(({ abTestScript }) => abTestScript !== null)).toEqual(
      where(({ country }) => country === 'DE'),
    );
  });

  it.each(['/redemption-conditions', '/accessibility'])('link from their footer to %s', (page) => {
    expect(where(({ footerLinks }) => footerLinks.some(({ href }) => href === page))).toEqual(ALL);
  });

  it('share no domain, and have invented ones unless product 2.6 says otherwise', () => {
    const domains = sites.flatMap((site) => site.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    const isOpenable = (domain: string) => !domain.endsWith('.example');
    expect(where((site) => site.domains.some(isOpenable))).toEqual(sitesWith('not invented'));
  });

  it('have colours of six hex digits, one of them the default', () => {
    for (const site of sites) expect(site.brandingColor, site.id).toMatch(/^#[0-9a-f]{6}$/);
    expect(where((site) => site.brandingColor === '#d32b2d')).toEqual(['de']);
  });

  it('use another colour for buttons only if white text is readable on it', () => {
    const other = sites.filter(({ actionColor }) => actionColor !== undefined);
    expect(other.map(({ id }) => id)).toEqual(sitesWith('another colour for buttons'));
    for (const { id, actionColor = '' } of other) {
      expect(contrast('#ffffff', actionColor), id).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('use existing pictures for the dark scheme, and only with dark colours', () => {
    for (const { id, dark, logo, keyVisualImage, keyVisualDeskImage, darkPictures } of sites) {
      const own = [logo, keyVisualImage, keyVisualDeskImage].filter((file) => file !== null);
      const pairs = own
        .map((file) => [file, file.replace('.svg', 'Dark.svg')] as const)
        .filter(([, file]) => existsSync(new URL(`../../public${file}`, import.meta.url)));
      expect(darkPictures, id).toEqual(dark === 'off' ? {} : Object.fromEntries(pairs));
    }
  });

  it('focus an area within their pictures', () => {
    for (const { id, keyVisualFocus } of sites) {
      const { left, right, top, bottom } = keyVisualFocus ?? { left: 0, right: 0, top: 0, bottom: 0 };
      expect([0, left, right, 1], id).toEqual([0, left, right, 1].toSorted((a, b) => a - b));
      expect([0, top, bottom, 1], id).toEqual([0, top, bottom, 1].toSorted((a, b) => a - b));
      expect((right - left) * (bottom - top), id).toBeGreaterThan(0);
    }
  });

  it.each(SWITCHES)('have %s on exactly where product 2.5 says', (name) => {
    expect(where((site) => site.switches[name])).toEqual(SWITCHED_ON.get(name));
  });

  it('set every switch by name', () => {
    for (const site of sites) expect(Object.keys(site.switches).toSorted()).toEqual(SWITCHES.toSorted());
  });
});

describe('the further settings of product 2.6', () => {
  it('allows charging, and payment by card and wallet', () => {
    expect(where((site) => site.navbarLinks.charge)).toEqual(sitesWith('charging'));
    expect(where((site) => site.payment.card !== null)).toEqual(sitesWith('payment by card'));
    expect(where((site) => site.payment.wallet !== null)).toEqual(sitesWith('payment by wallet'));
    expect(where((site) => site.amazonPay !== null)).toEqual(sitesWith('payment by wallet'));
  });

  it('enables the captcha on every site, with a key', () => {
    expect(where((site) => !site.captcha.active || site.captcha.siteKey === '')).toEqual([]);
  });

  it('enables a chat with a key', () => {
    expect(where((site) => site.zendesk.isActive)).toEqual(sitesWith('chat'));
    expect(where(({ zendesk }) => zendesk.isActive && zendesk.key === '')).toEqual([]);
  });

  it('replaces the text of unknown errors, including the error code', () => {
    const own = sitesWith('own text for unknown errors');
    expect(where((site) => site.overrideApiErrorMessageHtml !== null)).toEqual(own);
    for (const id of own) expect(byId(id).overrideApiErrorMessageHtml).toContain('{{code}}');
  });

  it('varies validity, reactivation and mail times', () => {
    const oneYear = sitesWith('vouchers are valid for one year from purchase, not three');
    expect(where((site) => site.validityYears === 1)).toEqual(oneYear);
    expect(where((site) => site.reactivationHours === 48)).toEqual(sitesWith('reactivation takes 48 hours'));
    expect(where((site) => site.mailMinutes === 60)).toEqual(sitesWith('mail takes up to 60 minutes'));
  });

  it('uses the words "reward" and "restaurant" on the listed sites', () => {
    expect(where((site) => site.isReward === true)).toEqual(sitesWith('says "reward" for voucher'));
    const eaten = sitesWith('says "restaurants" for shops');
    expect(where((site) => site.partnerKind === 'restaurants')).toEqual(eaten);
  });

  it('has a style sheet of its own, and a logo that links to the entry', () => {
    expect(where((site) => site.externalCssFile !== null)).toEqual(sitesWith('own style sheet'));
    const ownEntry = sitesWith('the logo leads to the own entry');
    expect(where((site) => site.navbarLinks.start === '/')).toEqual(ownEntry);
  });

  it('offers three vouchers of 25 euros or 30 francs as prizes of a survey', () => {
    expect(byId('de').surveyPrize).toEqual({
      vouchers: 3,
      valueInCent: 2500,
      currency: 'EUR',
      surveyUrl: 'https://umfrage.frohgut.example/de',
    });
    expect(byId('ch').surveyPrize).toEqual({
      vouchers: 3,
      valueInCent: 3000,
      currency: 'CHF',
      surveyUrl: 'https://umfrage.cadelio.example/ch',
    });
    expect(where((site) => site.surveyPrize !== null)).toEqual(SWITCHED_ON.get('showCustomerSurvey'));
  });

  it('closes the listed sites from 29 October to 4 November 2025, Berlin time, and no others', () => {
    const some = sitesWith('redeems nothing from 29 October to 3 November 2025');
    expect(closed('2025-10-28T23:59:59.999+01:00')).toEqual([]);
    expect(closed('2025-10-29T00:00:00+01:00')).toEqual(some);
    expect(closed('2025-11-03T23:59:59.999+01:00')).toEqual(some);
    expect(closed('2025-11-04T00:00:00+01:00')).toEqual([]);
  });

  it('hides shop categories 24 to 35 on the listed sites only', () => {
    const from24To35 = Array.from({ length: 12 }, (_, step) => 24 + step);
    const some = sitesWith('hides shop categories 24 to 35');
    for (const id of some) expect(byId(id).hiddenShopCategories).toEqual(from24To35);
    expect(where((site) => site.hiddenShopCategories.length > 0)).toEqual(some);
  });

  it('sells nothing on some sites, and in several ways on others', () => {
    expect(where((site) => site.navbarLinks.buy.length === 0)).toEqual(sitesWith('sells nothing'));
    expect(where((site) => site.navbarLinks.buy.length > 1)).toEqual(sitesWith('sells in several ways'));
  });

  it('shows advice on values, and a notice of delay if switched on', () => {
    expect(where((site) => site.valueHint !== null)).toEqual(sitesWith('advice on values'));
    expect(where((site) => site.apiBanner !== null)).toEqual(SWITCHED_ON.get('showApiBanner'));
  });
});
