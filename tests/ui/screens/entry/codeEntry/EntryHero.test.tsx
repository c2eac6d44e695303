import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSite } from '#tests/data/site.ts';
import { EntryHero } from '#ui/screens/entry/codeEntry/EntryHero.tsx';

const hero = {
  heading: 'Redeem',
  eyebrow: '400 shops',
  form: <form />,
  site: aSite({ keyVisualImage: '/brands/de/key.webp', keyVisualDeskImage: null, keyVisualFocus: null }),
};
const picture = () => document.querySelector('img');

it('loads the picture of the entry at once and with high priority', () => {
  render(<EntryHero {...hero} />);
  expect(picture()).toHaveAttribute('src', '/brands/de/key.webp');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
  expect(picture()).not.toHaveAttribute('loading');
});

it('offers wide screens only the picture made for them', () => {
  const site = { ...hero.site, keyVisualDeskImage: '/brands/de/key-desk.webp' };
  render(<EntryHero {...hero} site={site} />);
  const wide = document.querySelector('picture > source');
  expect(wide).toHaveAttribute('srcset', '/brands/de/key-desk.webp, /brands/de/key-desk@2x.webp 2x');
  expect(wide).toHaveAttribute('media', '(min-width:64rem)');
});

const sources = () =>
  [...document.querySelectorAll('picture > source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset'),
  ]);
const drawn = {
  ...hero.site,
  keyVisualImage: '/brands/de/key.svg',
  keyVisualDeskImage: '/brands/de/wide.svg',
  darkPictures: {
    '/brands/de/key.svg': '/brands/de/keyDark.svg',
    '/brands/de/wide.svg': '/brands/de/wideDark.svg',
  },
};

it('offers dark screens the dark file of the picture for their width', () => {
  render(<EntryHero {...hero} site={drawn} />);
  expect(sources()).toEqual([
    ['screen and (prefers-color-scheme:dark) and (min-width:64rem)', '/brands/de/wideDark.svg'],
    ['(min-width:64rem)', '/brands/de/wide.svg'],
    ['screen and (prefers-color-scheme:dark)', '/brands/de/keyDark.svg'],
  ]);
});

it('uses the light picture if the operator has set another one', () => {
  render(<EntryHero {...hero} site={{ ...drawn, keyVisualImage: '/other.svg', keyVisualDeskImage: null }} />);
  expect(sources()).toEqual([]);
});
