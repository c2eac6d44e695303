import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EntryHero } from '#ui/screens/entry/codeEntry/EntryHero.tsx';

const hero = {
  heading: 'Redeem',
  form: <form />,
  image: '/brands/de/key.webp',
  deskImage: null,
  focus: null,
};
const picture = () => document.querySelector('img');

it('has the entry’s picture fetched before others, and at once', () => {
  render(<EntryHero {...hero} />);
  expect(picture()).toHaveAttribute('src', '/brands/de/key.webp');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
  expect(picture()).not.toHaveAttribute('loading');
});

it('has a wide screen fetch the picture that is made for it, and no other', () => {
  render(<EntryHero {...hero} deskImage="/brands/de/key-desk.webp" />);
  const wide = document.querySelector('picture > source');
  expect(wide).toHaveAttribute('srcset', '/brands/de/key-desk.webp, /brands/de/key-desk@2x.webp 2x');
  expect(wide).toHaveAttribute('media', '(min-width: 64rem)');
});
