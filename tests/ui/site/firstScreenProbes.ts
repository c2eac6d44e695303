import { screen } from '@testing-library/react';
import { say, saying } from '#tests/data/english.ts';
import {
  attribute,
  asked,
  asks,
  has,
  linkTo,
  says,
  wordsOf,
  type Probe,
  type SiteKey,
  type ValueOf,
} from './probe.ts';

const PICTURES = ['/brands/one.svg', '/brands/two.svg'] as const;
const switched = { values: [true, false], sees: [true, false] } as const;
const languages = () =>
  [...document.querySelectorAll('a[hreflang]')].map(({ textContent }) => textContent).join(' ');

/** How the picture of the entry is cropped. */
const framed = (property: string) => () =>
  document.querySelector<HTMLElement>('[data-pictured]')?.style.getPropertyValue(property);

/** Effects on the entry, the frame and the head of the document. */
export const firstScreenProbes = {
  name: {
    values: ['Frohgut Nord', 'Frohgut Süd'],
    look: attribute('meta[name="application-name"]', 'content'),
    sees: ['Frohgut Nord', 'Frohgut Süd'],
  },
  brand: {
    values: ['Nordlicht', 'Südlicht'],
    look: () => document.querySelector('header img')?.getAttribute('alt'),
    sees: ['Nordlicht', 'Südlicht'],
  },
  logo: { values: PICTURES, look: attribute('header img', 'src'), sees: PICTURES },
  faviconPath: { values: PICTURES, look: attribute('link[rel="icon"]', 'href'), sees: PICTURES },
  externalCssFile: {
    values: ['/styles/one.css', null],
    look: attribute('link[rel="stylesheet"]', 'href'),
    sees: ['/styles/one.css', null],
  },
  configKey: {
    values: ['ONE', 'TWO'],
    look: ({ requests }) => requests[0]?.url.split('/').at(-1),
    sees: ['ONE', 'TWO'],
  },
  country: {
    values: ['DE', 'GB'],
    look: () => document.documentElement.lang,
    sees: ['en', 'en-GB'],
  },
  languages: {
    values: [
      ['en', 'de'],
      ['en', 'fr'],
    ],
    look: languages,
    sees: ['English Deutsch', 'English Français'],
  },
  layout: {
    values: ['modern', 'restaurant'],
    look: linkTo(say('frame.redeem')),
    sees: ['/', null],
  },
  composition: {
    values: ['card', 'poster'],
    look: attribute('[data-composition]', 'data-composition'),
    sees: ['card', 'poster'],
  },
  shape: {
    values: ['leaf', 'stamp'],
    look: () => document.documentElement.dataset['shape'],
    sees: ['leaf', 'stamp'],
  },
  brandingColor: {
    // The build contains the site's own colour; a browser test checks another one.
    values: ['#d32b2d', '#332211'],
    look: () => document.documentElement.dataset['brand'],
    sees: ['de', 'own'],
  },
  dark: {
    values: ['auto', 'off'],
    look: () => document.documentElement.dataset['dark'],
    sees: ['auto', 'off'],
  },
  keyVisualImage: {
    values: [PICTURES[0], null],
    look: attribute('main picture img', 'src'),
    sees: [PICTURES[0], null],
  },
  keyVisualDeskImage: {
    values: PICTURES,
    around: { keyVisualImage: PICTURES[0] },
    look: attribute('main picture source', 'srcset'),
    sees: PICTURES,
  },
  darkPictures: {
    values: [{}, { [PICTURES[0]]: PICTURES[1] }],
    around: { keyVisualImage: PICTURES[0] },
    look: attribute('main picture source', 'srcset'),
    sees: [null, PICTURES[1]],
  },
  keyVisualFocus: {
    values: [
      { left: 0, top: 0, right: 0.5, bottom: 0.5 },
      { left: 0.5, top: 0.5, right: 1, bottom: 1 },
    ],
    around: { keyVisualImage: PICTURES[0] },
    look: framed('--view'),
    sees: ['0% 0%', '100% 100%'],
  },
  keyVisualBand: {
    values: [
      { top: 0, bottom: 0.5 },
      { top: 0.6, bottom: 1 },
    ],
    around: { keyVisualImage: PICTURES[0] },
    look: framed('--band-bottom'),
    sees: ['0.5', '1'],
  },
  instructionsImage: {
    values: [PICTURES[0], null],
    look: attribute(`img[alt="${say('redeem.code.whereImage')}"]`, 'src'),
    sees: [PICTURES[0], null],
  },
  numberOfShops: {
    values: [10, 1200],
    shops: 26,
    look: () => /over ([\d,]+) partners/.exec(document.body.textContent)?.[1],
    // Rounded down: no more are promised than the wall has.
    sees: ['10', '20'],
  },
  navbarLinks: {
    values: [
      { start: 'https://www.one.example', buy: [], charge: false },
      {
        start: 'https://www.two.example',
        buy: [{ link: 'https://buy.two.example', label: { words: 'Buy it' } }],
        charge: true,
      },
    ],
    around: { payment: { wallet: null, card: { publicKey: 'key' } } },
    look: () => [
      linkTo(saying('frame.home', { brand: 'Frohgut' }))(),
      linkTo('Buy it')(),
      linkTo(say('frame.charge'))(),
    ],
    sees: [
      ['https://www.one.example', null, null],
      ['https://www.two.example', 'https://buy.two.example', '/prepaid'],
    ],
  },
  footerLinks: {
    values: [
      [{ title: { words: 'Imprint' }, href: 'https://imprint.one.example' }],
      [{ title: { words: 'Imprint' }, href: 'https://imprint.two.example' }],
    ],
    look: linkTo('Imprint'),
    sees: ['https://imprint.one.example', 'https://imprint.two.example'],
  },
  customMeta: {
    values: [
      { title: { words: 'Title one' }, description: { words: 'About one' } },
      { title: { words: 'Title two' }, description: { words: 'About two' } },
    ],
    look: () => [document.title, attribute('meta[name="description"]', 'content')()],
    sees: [
      ['Title one', 'About one'],
      ['Title two', 'About two'],
    ],
  },
  headline: {
    values: wordsOf('headline'),
    look: () => screen.getByRole('heading', { level: 1 }).textContent,
    sees: ['First headline', 'Second headline'],
  },
  heading: {
    values: wordsOf('heading'),
    around: { keyVisualImage: PICTURES[0] },
    on: ['showKeyVisualText'],
    look: () => [says('First heading')(), says('Second heading')()],
    sees: [
      [true, false],
      [false, true],
    ],
  },
  text: {
    values: wordsOf('text'),
    around: { keyVisualImage: PICTURES[0] },
    on: ['showKeyVisualText'],
    look: () => [says('First text')(), says('Second text')()],
    sees: [
      [true, false],
      [false, true],
    ],
  },
  copyright: {
    values: wordsOf('copyright'),
    look: () => document.querySelector('footer p')?.textContent.replace(/\d{4}/, 'year'),
    sees: ['© year First copyright', '© year Second copyright'],
  },
  apiBanner: {
    values: [wordsOf('apiBanner')[0], null],
    on: ['showApiBanner'],
    look: says('First apiBanner'),
    sees: [true, false],
  },
  maintenance: {
    values: [
      { active: false, start: null, end: null },
      { active: true, start: null, end: null },
    ],
    place: 'paused',
    look: () => screen.getByRole('heading', { level: 1 }).textContent,
    sees: [say('redeem.heading'), 'Redeeming is briefly unavailable'],
  },
  website: {
    values: ['https://www.one.example', 'https://www.two.example'],
    on: ['showMskPromo'],
    look: () => [linkTo(saying('entry.msk.link'))(), attribute('footer a[href*="www."]', 'href')()],
    sees: [
      ['https://www.one.example', 'https://www.one.example'],
      ['https://www.two.example', 'https://www.two.example'],
    ],
  },
  showApiBanner: {
    ...switched,
    around: { apiBanner: wordsOf('apiBanner')[0] },
    look: says('First apiBanner'),
  },
  showHowToRedeem: { ...switched, look: has('heading', say('entry.steps.title')) },
  showKeyVisualText: {
    ...switched,
    around: { keyVisualImage: PICTURES[0], heading: wordsOf('heading')[0] },
    look: says('First heading'),
  },
  showMskPromo: { ...switched, look: has('heading', say('entry.msk.title')) },
  showNavBar: {
    ...switched,
    look: () => [linkTo(say('frame.redeem'))() !== null, languages() !== ''],
    sees: [
      [true, true],
      [false, false],
    ],
  },
  showVariation: { ...switched, place: 'variation', look: asks('/v2/redeem/variation/DE/birthday') },
  showVoucherInfoModal: {
    ...switched,
    place: 'accepted',
    look: says(say('balance.serialNumber', { number: '' }).trim()),
  },
  voucherCategory: {
    values: [1, 2],
    look: ({ requests }) => requests.map(({ url }) => /wall\/(\d+)/.exec(url)?.[1]).find(Boolean),
    sees: ['1', '2'],
  },
  distribution: {
    values: ['RETAIL', null],
    look: asked('/v2/shop/wall/1', 'distribution'),
    sees: ['RETAIL', null],
  },
  currency: { values: ['EUR', 'GBP'], look: asked('/v2/shop/wall/1', 'currency'), sees: ['EUR', 'GBP'] },
} satisfies Partial<{ readonly [Key in SiteKey]: Probe<ValueOf<Key>> }>;
