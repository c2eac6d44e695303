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

it('has the entry’s picture fetched before others, and at once', () => {
  render(<EntryHero {...hero} />);
  expect(picture()).toHaveAttribute('src', '/brands/de/key.webp');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
  expect(picture()).not.toHaveAttribute('loading');
});

it('has a wide screen fetch the picture that is made for it, and no other', () => {
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

it('has a dark screen fetch the file for the dark scheme, of the picture for its width', () => {
  render(<EntryHero {...hero} site={drawn} />);
  expect(sources()).toEqual([
    ['screen and (prefers-color-scheme:dark) and (min-width:64rem)', '/brands/de/wideDark.svg'],
    ['(min-width:64rem)', '/brands/de/wide.svg'],
    ['screen and (prefers-color-scheme:dark)', '/brands/de/keyDark.svg'],
  ]);
});

it('keeps to the light picture where the operator has another one', () => {
  render(<EntryHero {...hero} site={{ ...drawn, keyVisualImage: '/other.svg', keyVisualDeskImage: null }} />);
  expect(sources()).toEqual([]);
});
