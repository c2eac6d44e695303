import { screen } from '@testing-library/react';
import { say } from '#tests/data/english.ts';
import { attribute, has, type Probe, type SiteKey, type ValueOf } from './probe.ts';

/** Effects on third parties, customer service and the links for companies. */
export const besideProbes = {
  cookieConsent: {
    values: [{ siteId: 'the-first-site', key: 'the-first-key' }, null],
    look: attribute('.mock-consent', 'data-site'),
    sees: ['the-first-site the-first-key', null],
  },
  features: {
    values: [['securityQuestion'], []],
    place: 'codeField',
    look: has('button', say('redeem.captcha.instead')),
    sees: [true, false],
  },
  captcha: {
    values: [
      { active: true, siteKey: 'keyOne' },
      { active: false, siteKey: 'keyOne' },
    ],
    place: 'codeField',
    look: () => [
      screen.queryByText(say('redeem.captcha.protected')) !== null,
      screen.queryByRole('checkbox', { name: /mock captcha/ })?.title,
    ],
    sees: [
      [true, 'keyOne'],
      [false, undefined],
    ],
  },
  tagManagerId: {
    values: ['GTM-ONE', null],
    around: { cookieConsent: { siteId: 'site', key: 'key' } },
    place: 'consented',
    look: () => JSON.stringify(Reflect.get(window, 'mockTags') ?? []).includes('GTM-ONE'),
    sees: [true, false],
  },
  abTestScript: {
    values: ['https://test.one.example/ab.js', 'https://test.two.example/ab.js'],
    around: { cookieConsent: { siteId: 'site', key: 'key' } },
    place: 'consented',
    look: () => document.documentElement.dataset['mockTest'],
    sees: ['https://test.one.example/ab.js', 'https://test.two.example/ab.js'],
  },
  zendesk: {
    values: [
      { isActive: true, key: 'key' },
      { isActive: false, key: 'key' },
    ],
    place: 'help',
    look: has('button', say('help.chat.open')),
    sees: [true, false],
  },
  support: {
    values: [
      { url: 'https://www.one.example/help', email: 'one@one.example', phone: '+49 30 111', hours: [] },
      { url: 'https://www.two.example/help', email: 'two@two.example', phone: '+49 30 111', hours: [] },
    ],
    place: 'help',
    look: () =>
      ['https://www', 'mailto:', 'tel:'].map((start) => attribute(`main a[href^="${start}"]`, 'href')()),
    sees: [
      ['https://www.one.example/help', 'mailto:one@one.example', 'tel:+49 30 111'],
      ['https://www.two.example/help', 'mailto:two@two.example', 'tel:+49 30 111'],
    ],
  },
  b2bLinks: {
    values: [{ b2bWebsite: 'https://b2b.one.example', b2bContactForm: 'https://b2b.one.example/form' }, null],
    place: 'helpForCompanies',
    look: () => [
      attribute('a[href="https://b2b.one.example"]', 'href')() !== null,
      attribute('a[href="https://b2b.one.example/form"]', 'href')() !== null,
    ],
    sees: [
      [true, true],
      [false, false],
    ],
  },
} satisfies Partial<{ readonly [Key in SiteKey]: Probe<ValueOf<Key>> }>;
