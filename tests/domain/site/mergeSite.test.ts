import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SiteAnswer, mergeSite } from '#domain/site/mergeSite.ts';
import { SWITCHES } from '#domain/site/switches.ts';
import { holds } from '#tests/data/holds.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';

/** An answer as it comes out of JSON, where a key can be any text. */
const foreign = (json: string): SiteAnswer => JSON.parse(json) as SiteAnswer;

it('changes nothing for an empty answer', () => {
  expect(mergeSite(aSite(), {})).toEqual(aSite());
});

it('replaces the fields of the answer and keeps the others', () => {
  const site = mergeSite(aSite(), { brand: 'Neu', numberOfShops: 7, externalCssFile: '/brands/neu.css' });
  expect(site).toEqual(aSite({ brand: 'Neu', numberOfShops: 7, externalCssFile: '/brands/neu.css' }));
});

it('clears a field that the answer empties, and keeps a missing one', () => {
  const site = aSite({ keyVisualImage: '/a.svg', distribution: 'shop' });
  expect(mergeSite(site, { keyVisualImage: null, distribution: undefined })).toEqual(
    aSite({ keyVisualImage: null, distribution: 'shop' }),
  );
});

it('drops the crop of a replaced picture, and keeps that of an unchanged one', () => {
  const focus = { left: 0.4, top: 0.2, right: 0.9, bottom: 0.8 };
  const site = aSite({ keyVisualImage: '/a.svg', keyVisualFocus: focus, keyVisualDeskImage: '/wide.svg' });
  expect(mergeSite(site, { keyVisualImage: '/b.svg' })).toEqual(aSite({ keyVisualImage: '/b.svg' }));
  expect(mergeSite(site, { keyVisualImage: '/a.svg', brand: 'Neu' })).toEqual({ ...site, brand: 'Neu' });
});

it('merges groups field by field', () => {
  const site = mergeSite(aSite(), {
    support: { phone: '+49 30 23125 401' },
    maintenance: { active: true },
    captcha: { active: false },
    payment: { card: { publicKey: 's-pub' } },
  });
  expect(site.support).toEqual({ ...aSite().support, phone: '+49 30 23125 401' });
  expect(site.maintenance).toEqual({ active: true, start: null, end: null });
  expect(site.captcha).toEqual({ active: false, siteKey: 'captcha-key' });
  expect(site.payment).toEqual({ wallet: null, card: { publicKey: 's-pub' } });
});

it('offers what both the file and the answer offer', () => {
  const file = aSite({ features: ['donation', 'resend'] });
  expect(mergeSite(file, { features: ['resend', 'support'] }).features).toEqual(['resend']);
  expect(mergeSite(aSite(), { features: ['support'] }).features).toEqual(['support']);
  expect(mergeSite(file, {}).features).toEqual(['donation', 'resend']);
  expect(mergeSite(aSite(), {}).features).toBeUndefined();
});

it('changes single switches and keeps the others', () => {
  const site = aSite({ switches: switchedOn('showNavBar', 'showGiveaway') });
  const merged = mergeSite(site, { switches: { showGiveaway: false, showMskPromo: true } });
  expect(merged.switches).toEqual(switchedOn('showNavBar', 'showMskPromo'));
});

it('merges groups with a key instead of replacing them like texts', () => {
  const site = aSite({
    zendesk: { isActive: true, key: 'old' },
    cookieConsent: { siteId: 'site', key: 'old' },
  });
  const merged = mergeSite(site, { zendesk: { key: 'new' }, cookieConsent: { key: 'new' } });
  expect(merged.zendesk).toEqual({ isActive: true, key: 'new' });
  expect(merged.cookieConsent).toEqual({ siteId: 'site', key: 'new' });
});

it('replaces a text as a whole, so that it never has both key and words', () => {
  const merged = mergeSite(aSite({ heading: { key: 'a' }, text: { words: 'b' }, apiBanner: null }), {
    heading: { words: 'Hello' },
    text: { key: 'site.text' },
    apiBanner: { words: 'Today only' },
    customMeta: { title: { words: 'Title' } },
  });
  const own = aSite({ heading: { translations: { de: 'Hallo' } } });
  expect(mergeSite(own, { heading: { words: 'Hello' } }).heading).toEqual({ words: 'Hello' });
  expect(merged.heading).toEqual({ words: 'Hello' });
  expect(merged.text).toEqual({ key: 'site.text' });
  expect(merged.apiBanner).toEqual({ words: 'Today only' });
  expect(merged.customMeta).toEqual({
    title: { words: 'Title' },
    description: { key: 'site.meta.description' },
  });
});

it('replaces lists as a whole', () => {
  const old = { title: { key: 'old' }, href: 'https://old.example' };
  const fresh = { title: { words: 'new' }, href: 'https://new.example' };
  const site = aSite({ footerLinks: [old, old], languages: ['de', 'en'], hiddenShopCategories: [24, 25] });
  const merged = mergeSite(site, { footerLinks: [fresh], languages: ['fr'], hiddenShopCategories: [] });
  expect(merged.footerLinks).toEqual([fresh]);
  expect(merged.languages).toEqual(['fr']);
  expect(merged.hiddenShopCategories).toEqual([]);
});

it('adds a missing group if the answer has all of it', () => {
  const whole = {
    b2bLinks: { b2bWebsite: 'https://a.example', b2bContactForm: 'https://b.example' },
    amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
    cookieConsent: { siteId: 'site', key: 'key' },
    payment: { wallet: { clientId: 'client' }, card: { publicKey: 's-pub' } },
    surveyPrize: { vouchers: 3, valueInCent: 25_00, currency: 'EUR', surveyUrl: '' },
  } as const;
  expect(mergeSite(aSite(), whole)).toEqual(aSite(whole));
});

it.each([
  { b2bLinks: { b2bWebsite: 'https://a.example' } },
  { b2bLinks: { b2bContactForm: 'https://b.example' } },
  { amazonPay: { language: 'de_DE' } },
  { amazonPay: { ledgerCurrency: 'EUR' } },
  { cookieConsent: { siteId: 'site' } },
  { cookieConsent: { siteId: undefined, key: 'key' } },
] satisfies SiteAnswer[])('does not add half of a missing group: %j', (answer) => {
  expect(mergeSite(aSite(), answer)).toEqual(aSite());
});

it.each([
  { b2bLinks: { b2bWebsite: 'https://new.example' } },
  { amazonPay: { language: 'en_GB' } },
  { cookieConsent: { siteId: 'new' } },
] satisfies SiteAnswer[])('changes half of an existing group: %j', (answer) => {
  const site = aSite({
    b2bLinks: { b2bWebsite: 'https://a.example', b2bContactForm: 'https://b.example' },
    amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
    cookieConsent: { siteId: 'site', key: 'key' },
  });
  expect(mergeSite(site, answer)).toMatchObject(answer);
  expect(mergeSite(site, answer)).toEqual(
    aSite({
      b2bLinks: { b2bWebsite: 'https://a.example', b2bContactForm: 'https://b.example', ...answer.b2bLinks },
      amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR', ...answer.amazonPay },
      cookieConsent: { siteId: 'site', key: 'key', ...answer.cookieConsent },
    }),
  );
});

it('keeps a group if the answer’s group is empty', () => {
  const site = aSite({ payment: { wallet: { clientId: 'client' }, card: { publicKey: 's-pub' } } });
  expect(mergeSite(site, foreign('{"payment":{"wallet":{},"card":{}},"support":{}}'))).toEqual(site);
});

it.each([
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"support":{"__proto__":{"polluted":true}}}',
  '{"support":{"constructor":{"prototype":{"polluted":true}}}}',
  '{"cookieConsent":{"siteId":"a","key":"b","__proto__":{"polluted":true}}}',
  '{"switches":{"__proto__":{"polluted":true}}}',
])('is not polluted by %s', (json) => {
  const site = mergeSite(aSite(), foreign(json));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  for (const part of [site, site.support, site.switches]) {
    expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
    expect((part as { polluted?: boolean }).polluted).toBeUndefined();
  }
});

it('changes neither the site nor the answer', () => {
  const site = aSite({ switches: switchedOn('showNavBar') });
  const answer: SiteAnswer = { support: { phone: '112' }, switches: { showNavBar: false } };
  const [siteBefore, answerBefore] = [structuredClone(site), structuredClone(answer)];
  mergeSite(site, answer);
  expect(site).toEqual(siteBefore);
  expect(answer).toEqual(answerBefore);
});

const key = fc.constantFrom(
  'id',
  'domains',
  'support',
  'payment',
  'wallet',
  'key',
  '__proto__',
  'constructor',
  'x',
);
const { tree: anyAnswer } = fc.letrec((tie) => ({
  tree: fc
    .array(fc.tuple(key, fc.oneof({ maxDepth: 3 }, fc.jsonValue(), tie('tree'))), { maxLength: 5 })
    .map((entries) => {
      const body = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
      return JSON.parse(`{${body.join(',')}}`) as unknown;
    }),
}));

it('keeps id, domains and prototypes for any answer', () => {
  holds(
    fc.property(anyAnswer, (answer) => {
      const site = mergeSite(aSite(), answer as SiteAnswer);
      expect(site.id).toBe(aSite().id);
      expect(site.domains).toEqual(aSite().domains);
      expect(Object.getPrototypeOf(site)).toBe(Object.prototype);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
  );
});

it('changes nothing when the same answer is merged again', () => {
  holds(
    fc.property(anyAnswer, (answer) => {
      const once = mergeSite(aSite(), answer as SiteAnswer);
      expect(mergeSite(once, answer as SiteAnswer)).toEqual(once);
    }),
  );
});

it('can change every switch', () => {
  for (const name of SWITCHES) {
    const merged = mergeSite(aSite({ switches: switchedOn() }), { switches: { [name]: true } });
    expect(merged.switches).toEqual(switchedOn(name));
  }
});
