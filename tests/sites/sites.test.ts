import { describe, expect, it } from 'vitest';
import { inMaintenance } from '#domain/site/maintenance.ts';
import type { Site } from '#domain/site/site.ts';
import { SWITCHES, type Switch } from '#domain/site/switches.ts';
import { SITES } from '#sites/index.ts';
import { contrast } from '#ui/theme/colour.ts';

const sites: readonly Site[] = await Promise.all(
  SITES.map(async ({ load, ...entry }) => ({ ...entry, ...(await load()) })),
);
const byId = (id: string): Site => {
  const site = sites.find((candidate) => candidate.id === id);
  if (!site) throw new Error(`There is no site ${id}`);
  return site;
};

/** The table of sites in product 2.2, word for word. */
const TABLE = `
de | DE · DE | de, en | EUR | 1 | 500 | modern
at | AT · AT | de | EUR | 2 | 150 | classic
ch | CH · CH | de-CH, fr-CH, it-CH, en-CH | CHF | 9 | 100 | modern
it | IT · IT | it | EUR | 15 | 50 | classic
fr | FR · FR | fr | EUR | 20 | 150 | classic
fr-plus | FR · FR-PLUS | fr | EUR | 22 | 500 | modern
gb | GB · GB | en | GBP | 27 | 300 | modern
be | BE · BE | nl-BE, fr-BE, en-BE | EUR | 34 | 100 | classic
us | US · US | en | USD | 33 | 400 | classic
ca | CA · CA | en, fr | CAD | 35 | 300 | classic
bank-one | DE · BANK-ONE | de | EUR | 29 | 500 | classic
bank-two | DE · BANK-TWO | de | EUR | 30 | 500 | classic
card-network | DE · CARD-NETWORK | de, en | EUR | 37 | 500 | modern
region | DE · REGION | de | EUR | 31 | 250 | modern
restaurant | DE · RESTAURANT | de, en | EUR | 36 | 250 | restaurant
`;

const ALL = sites.map((site) => site.id);
const allBut = (...off: readonly string[]): string[] => ALL.filter((id) => !off.includes(id));

/** The table of switches in product 2.5: where each one is on. */
const ON: Readonly<Record<Switch, readonly string[]>> = {
  showNavBar: allBut('bank-one', 'bank-two'),
  showShopFilterBar: allBut('it'),
  showMskPromo: ['de'],
  showVoucherInfoModal: ['de', 'at'],
  showApiBanner: ['it'],
  showBrandInVault: ['de', 'at', 'ch', 'gb'],
  showChargeableVoucherOrder: ['de', 'at'],
  showRechargeCheckbox: ['de', 'at'],
  showCustomerInquiry: ['de', 'at', 'ch'],
  showCustomerSurvey: ['de', 'ch'],
  showGiveaway: ['de', 'at', 'ch', 'fr'],
  showHowToRedeem: allBut('bank-one', 'bank-two'),
  showKeyVisualText: ['de', 'fr', 'gb', 'restaurant'],
  showMerchantCodeRedirect: ['de', 'gb', 'us'],
  showMerchantCodePdfDownload: ['de', 'at', 'ch', 'it', 'fr'],
  showShopPromotion: ['de', 'fr-plus', 'card-network'],
  showUseDataConfirmation: ['de', 'at', 'bank-one', 'bank-two'],
  showVariation: ['de', 'at', 'gb', 'us'],
  redeemValueChooseable: allBut('bank-one', 'bank-two'),
  showInfoBeforeRedeemButton: ['de'],
  showInfoAfterRedeemButton: ['ch'],
  showShopNameOnShopWall: ['at', 'it', 'gb', 'us', 'ca'],
  usePaginatedShopList: ['fr-plus', 'us'],
};

/** The ids of the sites of which something holds, in the order of the registry. */
const where = (holds: (site: Site) => boolean): string[] => sites.filter(holds).map((site) => site.id);

/** The sites that redeem nothing at a moment written as ISO 8601. */
const closed = (now: string): string[] => where((site) => inMaintenance(site.maintenance, Date.parse(now)));

describe('the sites', () => {
  it('stand in the registry as product 2.2 lists them, Germany first', () => {
    const rows = sites.map((site) =>
      [
        site.id,
        `${site.country} · ${site.configKey}`,
        site.languages.join(', '),
        site.currency,
        site.voucherCategory,
        site.numberOfShops,
        site.layout,
      ].join(' | '),
    );
    expect(rows).toEqual(TABLE.trim().split('\n'));
  });

  it('share no id, config key, brand, colour, voucher category or captcha key', () => {
    for (const field of ['id', 'configKey', 'brand', 'brandingColor', 'voucherCategory', 'logo'] as const) {
      expect(new Set(sites.map((site) => site[field])).size, field).toBe(sites.length);
    }
    expect(new Set(sites.map((site) => site.captcha.siteKey)).size).toBe(sites.length);
  });

  it('tell the time of their country, and settle with the wallet in the currency that they redeem in', () => {
    const zones = sites.map(({ country, timeZone }) => `${country} ${timeZone}`);
    expect([...new Set(zones)]).toEqual([
      'DE Europe/Berlin',
      'AT Europe/Vienna',
      'CH Europe/Zurich',
      'IT Europe/Rome',
      'FR Europe/Paris',
      'GB Europe/London',
      'BE Europe/Brussels',
      'US America/New_York',
      'CA America/Toronto',
    ]);
    for (const { id, amazonPay, currency } of sites)
      expect(amazonPay?.ledgerCurrency ?? currency, id).toBe(currency);
  });

  it('test their pages by a script in Germany alone', () => {
    expect(where(({ abTestScript }) => abTestScript !== null)).toEqual(
      where(({ country }) => country === 'DE'),
    );
  });

  it.each(['/redemption-conditions', '/accessibility'])('lead from their footer to %s', (page) => {
    expect(where(({ footerLinks }) => footerLinks.some(({ href }) => href === page))).toEqual(ALL);
  });

  it('share no domain, and all of them are invented', () => {
    const domains = sites.flatMap((site) => site.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)*\.example$/);
  });

  it('have colours of six hex digits, one of them the default', () => {
    for (const site of sites) expect(site.brandingColor, site.id).toMatch(/^#[0-9a-f]{6}$/);
    expect(where((site) => site.brandingColor === '#d32b2d')).toEqual(['de']);
  });

  it('fill their buttons in another colour only where white is readable on that', () => {
    const other = sites.filter(({ actionColor }) => actionColor !== undefined);
    expect(other.map(({ id }) => id)).toEqual(['ch', 'bank-two', 'region']);
    for (const { id, actionColor = '' } of other) {
      expect(contrast('#ffffff', actionColor), id).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('name what must be seen of their pictures, from edge to edge at most', () => {
    for (const { id, keyVisualFocus } of sites) {
      const { left, right, top, bottom } = keyVisualFocus ?? { left: 0, right: 0, top: 0, bottom: 0 };
      expect([0, left, right, 1], id).toEqual([0, left, right, 1].toSorted((a, b) => a - b));
      expect([0, top, bottom, 1], id).toEqual([0, top, bottom, 1].toSorted((a, b) => a - b));
      expect((right - left) * (bottom - top), id).toBeGreaterThan(0);
    }
  });

  it.each(SWITCHES)('have %s on exactly where product 2.5 says', (name) => {
    expect(where((site) => site.switches[name]).toSorted()).toEqual(ON[name].toSorted());
  });

  it('set every switch by name', () => {
    for (const site of sites) expect(Object.keys(site.switches).toSorted()).toEqual(SWITCHES.toSorted());
  });
});

describe('the further settings of product 2.6', () => {
  it('offers charging in four countries, by card in all of them, by wallet in three', () => {
    expect(where((site) => site.navbarLinks.charge)).toEqual(['de', 'at', 'ch', 'gb']);
    expect(where((site) => site.payment.card !== null)).toEqual(['de', 'at', 'ch', 'gb']);
    expect(where((site) => site.payment.wallet !== null)).toEqual(['de', 'at', 'gb']);
    expect(where((site) => site.amazonPay !== null)).toEqual(['de', 'at', 'gb']);
  });

  it('keeps the captcha on everywhere, with a key', () => {
    expect(where((site) => !site.captcha.active || site.captcha.siteKey === '')).toEqual([]);
  });

  it('has a chat in Germany and Great Britain', () => {
    expect(where((site) => site.zendesk.isActive)).toEqual(['de', 'gb']);
  });

  it('replaces the text of unknown errors in the United States and Canada, error code included', () => {
    expect(where((site) => site.overrideApiErrorMessageHtml !== null)).toEqual(['us', 'ca']);
    for (const id of ['us', 'ca']) expect(byId(id).overrideApiErrorMessageHtml).toContain('{{code}}');
  });

  it('varies validity, reactivation and mail times at one site each', () => {
    expect(where((site) => site.validityYears === 1)).toEqual(['restaurant']);
    expect(where((site) => site.validityYears === 3)).toEqual(allBut('restaurant'));
    expect(where((site) => site.reactivationHours === 48)).toEqual(['ch']);
    expect(where((site) => site.mailMinutes === 60)).toEqual(['it']);
  });

  it('draws three vouchers of 25 euros or 30 francs where there is a survey', () => {
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
    expect(where((site) => site.surveyPrize !== null)).toEqual(['de', 'ch']);
  });

  it('closes the bank campaigns from 29 October to 4 November 2025, Berlin time, and no other site', () => {
    expect(closed('2025-10-28T23:59:59.999+01:00')).toEqual([]);
    expect(closed('2025-10-29T00:00:00+01:00')).toEqual(['bank-one', 'bank-two']);
    expect(closed('2025-11-03T23:59:59.999+01:00')).toEqual(['bank-one', 'bank-two']);
    expect(closed('2025-11-04T00:00:00+01:00')).toEqual([]);
  });

  it('hides shop categories 24 to 35 on the bank campaigns only', () => {
    const from24To35 = Array.from({ length: 12 }, (_, step) => 24 + step);
    expect(byId('bank-one').hiddenShopCategories).toEqual(from24To35);
    expect(byId('bank-two').hiddenShopCategories).toEqual(from24To35);
    expect(where((site) => site.hiddenShopCategories.length > 0)).toEqual(['bank-one', 'bank-two']);
  });

  it('sells nothing on the bank campaigns and gives Germany and Great Britain a choice', () => {
    expect(where((site) => site.navbarLinks.buy.length === 0)).toEqual(['bank-one', 'bank-two']);
    expect(where((site) => site.navbarLinks.buy.length > 1)).toEqual(['de', 'gb']);
  });

  it('advises on values in Great Britain and tells of a delay in Italy', () => {
    expect(where((site) => site.valueHint !== null)).toEqual(['gb']);
    expect(where((site) => site.apiBanner !== null)).toEqual(['it']);
  });
});
