import { screen } from '@testing-library/react';
import type { Site } from '#domain/site/site.ts';
import type { components } from '#openapi/schema.d.ts';
import { say, saying } from '#tests/data/english.ts';
import type { WholeApp } from '#tests/data/wholeApp.tsx';
import type { Place } from './places.ts';
import { attribute, consentKnows, has, linkTo } from './probe.ts';

type Answer = components['schemas']['SiteConfigPatch'];
type PartsOf<T> = T extends readonly unknown[] | string ? never : keyof T & string;

/** A part of a group of the answer, such as `support.email`. */
export type Part = {
  [Field in keyof Answer]-?: NonNullable<Answer[Field]> extends object
    ? `${Field}.${PartsOf<NonNullable<Answer[Field]>>}`
    : never;
}[keyof Answer];

/** A site whose file has the whole group, the answer for this part alone, and the result without and with it. */
export interface PartProbe {
  readonly file: Partial<Omit<Site, 'switches'>>;
  readonly sent: unknown;
  readonly place?: Place;
  readonly look: (app: WholeApp) => unknown;
  readonly sees: readonly [unknown, unknown];
}

const SUPPORT = { url: 'https://www.one.example/help', email: 'one@one.example', phone: null, hours: [] };
const B2B = { b2bWebsite: 'https://b2b.one.example', b2bContactForm: 'https://b2b.one.example/form' };
const META = { title: { words: 'Title one' }, description: { words: 'About one' } };
const NAVBAR = {
  start: 'https://www.one.example',
  buy: [{ link: 'https://buy.one.example', label: { words: 'Buy it' } }],
  charge: true,
};
const CONSENT = { siteId: 'site-one', key: 'key-one' };
const CARD = { publicKey: 'key' };
const WALLET = { clientId: 'amzn1.application-oa2-client.example-de' };
const AMAZON = { language: 'de_DE', ledgerCurrency: 'EUR' };

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The wallet's language (0) or currency (1); null without a wallet. */
const walletTitle = (index: 0 | 1) => () =>
  screen.queryByRole('button', { name: /mock wallet/ })?.title.split(', ')[index] ?? null;
const PAUSED = 'Redeeming is briefly unavailable';

/** A probe for each part of each group in the answer: a part without one does not compile. */
export const partProbes: { readonly [Name in Part]: PartProbe } = {
  'amazonPay.language': {
    file: { amazonPay: AMAZON, payment: { wallet: WALLET, card: null } },
    sent: 'en_GB',
    place: 'pay',
    look: walletTitle(0),
    sees: ['de_DE', 'en_GB'],
  },
  'amazonPay.ledgerCurrency': {
    file: { amazonPay: AMAZON, payment: { wallet: WALLET, card: null } },
    sent: 'GBP',
    place: 'pay',
    look: walletTitle(1),
    sees: ['EUR', 'GBP'],
  },
  'zendesk.isActive': {
    file: { zendesk: { isActive: true, key: 'chat-one' } },
    sent: false,
    place: 'help',
    look: has('button', say('help.chat.open')),
    sees: [true, false],
  },
  'zendesk.key': {
    file: { zendesk: { isActive: true, key: 'chat-one' }, cookieConsent: CONSENT },
    sent: 'chat-two',
    place: 'chat',
    look: () => /Mock chat of (\S+)/.exec(document.body.textContent)?.[1],
    sees: ['chat-one', 'chat-two'],
  },
  'support.url': {
    file: { support: SUPPORT },
    sent: 'https://www.two.example/help',
    place: 'help',
    look: attribute('main a[href^="https://www."]', 'href'),
    sees: ['https://www.one.example/help', 'https://www.two.example/help'],
  },
  'support.email': {
    file: { support: SUPPORT },
    sent: 'two@two.example',
    place: 'help',
    look: attribute('main a[href^="mailto:"]', 'href'),
    sees: ['mailto:one@one.example', 'mailto:two@two.example'],
  },
  'b2bLinks.b2bWebsite': {
    file: { b2bLinks: B2B },
    sent: 'https://b2b.two.example',
    place: 'helpForCompanies',
    look: attribute('main a[href*="//b2b."]:not([href$="/form"])', 'href'),
    sees: [B2B.b2bWebsite, 'https://b2b.two.example'],
  },
  'b2bLinks.b2bContactForm': {
    file: { b2bLinks: B2B },
    sent: 'https://b2b.two.example/form',
    place: 'helpForCompanies',
    look: attribute('main a[href*="//b2b."][href$="/form"]', 'href'),
    sees: [B2B.b2bContactForm, 'https://b2b.two.example/form'],
  },
  'navbarLinks.start': {
    file: { navbarLinks: NAVBAR },
    sent: 'https://www.two.example',
    look: linkTo(saying('frame.home', { brand: 'Frohgut' })),
    sees: ['https://www.one.example', 'https://www.two.example'],
  },
  'navbarLinks.buy': {
    file: { navbarLinks: NAVBAR },
    sent: [{ link: 'https://buy.two.example', label: 'Buy it' }],
    look: linkTo('Buy it'),
    sees: ['https://buy.one.example', 'https://buy.two.example'],
  },
  'navbarLinks.charge': {
    file: { navbarLinks: NAVBAR, payment: { wallet: null, card: CARD } },
    sent: false,
    look: linkTo(say('frame.charge')),
    sees: ['/prepaid', null],
  },
  'cookieConsent.siteId': {
    file: { cookieConsent: CONSENT },
    sent: 'site-two',
    look: consentKnows('site-two'),
    sees: [false, true],
  },
  'cookieConsent.key': {
    file: { cookieConsent: CONSENT },
    sent: 'key-two',
    look: consentKnows('key-two'),
    sees: [false, true],
  },
  'customMeta.title': {
    file: { customMeta: META },
    sent: 'Title two',
    look: () => document.title,
    sees: ['Title one', 'Title two'],
  },
  'customMeta.description': {
    file: { customMeta: META },
    sent: 'About two',
    look: attribute('meta[name="description"]', 'content'),
    sees: ['About one', 'About two'],
  },
  'maintenance.active': {
    file: { maintenance: { active: false, start: null, end: null } },
    sent: true,
    place: 'paused',
    look: title,
    sees: [say('redeem.heading'), PAUSED],
  },
  'maintenance.start': {
    file: { maintenance: { active: true, start: null, end: null } },
    sent: '2099-01-01T00:00:00Z',
    place: 'paused',
    look: title,
    sees: [PAUSED, say('redeem.heading')],
  },
  'maintenance.end': {
    file: { maintenance: { active: true, start: null, end: null } },
    sent: '2020-01-01T00:00:00Z',
    place: 'paused',
    look: title,
    sees: [PAUSED, say('redeem.heading')],
  },
  'paymentOptions.amazonPay': {
    file: { payment: { wallet: WALLET, card: CARD }, amazonPay: AMAZON },
    sent: null,
    place: 'pay',
    look: () => walletTitle(0)() !== null,
    sees: [true, false],
  },
  'paymentOptions.unzer': {
    file: { navbarLinks: NAVBAR, payment: { wallet: null, card: CARD } },
    sent: null,
    look: linkTo(say('frame.charge')),
    sees: ['/prepaid', null],
  },
  'captcha.active': {
    file: { captcha: { active: true, siteKey: 'keyOne' } },
    sent: false,
    look: has('group', say('redeem.captcha.label')),
    sees: [true, false],
  },
  'captcha.siteKey': {
    file: { captcha: { active: true, siteKey: 'keyOne' } },
    sent: 'keyTwo',
    place: 'codeField',
    look: () => screen.queryByRole('checkbox', { name: /mock captcha/ })?.title,
    sees: ['keyOne', 'keyTwo'],
  },
};
