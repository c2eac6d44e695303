import { expect, it } from 'vitest';
import { mergeSite } from '#domain/site/mergeSite.ts';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import type { components } from '#openapi/schema.d.ts';
import { aSite } from '#tests/data/site.ts';

type Answer = components['schemas']['SiteConfigPatch'];
type PartsOf<T> = T extends readonly unknown[] | string ? never : keyof T & string;

/** A part of a group of the answer, such as `support.email`. */
type Part = {
  [Field in keyof Answer]-?: NonNullable<Answer[Field]> extends object
    ? `${Field}.${PartsOf<NonNullable<Answer[Field]>>}`
    : never;
}[keyof Answer];

/** Every group is there as a whole. */
const SITE = aSite({
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  b2bLinks: { b2bWebsite: 'https://b2b.one.example', b2bContactForm: 'https://b2b.one.example/form' },
  cookieConsent: { siteId: 'site-one', key: 'key-one' },
  maintenance: { active: false, start: 1, end: 2 },
  payment: { wallet: { clientId: 'client-one' }, card: { publicKey: 'key-one' } },
});
const BUY = { link: 'https://buy.two.example' };
const AT = '2099-01-01T00:00:00Z';

/** What is sent, what the site then has, and where, if they differ. A part without its row does not compile. */
const PARTS: { readonly [Name in Part]: readonly [sent: unknown, kept?: unknown, place?: string] } = {
  'amazonPay.language': ['en_GB'],
  'amazonPay.ledgerCurrency': ['GBP'],
  'zendesk.isActive': [true],
  'zendesk.key': ['chat-two'],
  'support.url': ['https://www.two.example/help'],
  'support.email': ['two@two.example'],
  'b2bLinks.b2bWebsite': ['https://b2b.two.example'],
  'b2bLinks.b2bContactForm': ['https://b2b.two.example/form'],
  'navbarLinks.start': ['https://www.two.example'],
  'navbarLinks.buy': [[{ ...BUY, label: 'Buy it' }], [{ ...BUY, label: { words: 'Buy it' } }]],
  'navbarLinks.charge': [true],
  'cookieConsent.siteId': ['site-two'],
  'cookieConsent.key': ['key-two'],
  'customMeta.title': ['Title two', { words: 'Title two' }],
  'customMeta.description': ['About two', { words: 'About two' }],
  'maintenance.active': [true],
  'maintenance.start': [AT, Date.parse(AT)],
  'maintenance.end': [AT, Date.parse(AT)],
  'paymentOptions.amazonPay': [{ clientId: 'client-two' }, { clientId: 'client-two' }, 'payment.wallet'],
  'paymentOptions.unzer': [{ publicKey: 'key-two' }, { publicKey: 'key-two' }, 'payment.card'],
  'captcha.active': [false],
  'captcha.siteKey': ['keyTwo'],
};

it.each(Object.keys(PARTS) as Part[])('%s changes alone, without the rest of its group', (name) => {
  const [sent, kept = sent, place = name] = PARTS[name];
  const [group = '', part = ''] = name.split('.');
  const [field = '', own = ''] = place.split('.');
  const after = { ...SITE, [field]: { ...(Reflect.get(SITE, field) as object), [own]: kept } };
  expect(after).not.toEqual(SITE);
  expect(mergeSite(SITE, readSiteAnswer({ [group]: { [part]: sent } }).answer)).toEqual(after);
});
