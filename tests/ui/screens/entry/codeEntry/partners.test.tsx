import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { switchedOn } from '#tests/data/site.ts';
import { EntryView } from '#ui/screens/entry/codeEntry/EntryView.tsx';

const wall = async () => () => null;
const ahead = async () => ({ fetchScripts: () => {}, fetchWall: async () => 'ready' as const });

it.each([
  [null, 'over 500 partners', 'One voucher, over 500 shops'],
  [501, 'over 500 partners', 'One voucher, over 500 shops'],
  [500, '500 partners', 'One voucher, 500 shops'],
  [499, 'over 450 partners', 'One voucher, over 450 shops'],
])('the entry claims of a wall with %s shops what is true: %s', async (counted, eyebrow, heading) => {
  const site = {
    numberOfShops: 500,
    keyVisualImage: '/brands/de/keyVisual.svg',
    heading: { key: 'site.hero.heading' },
    switches: switchedOn('showKeyVisualText'),
  };
  const { services } = await anApp({ locale: 'en', site });
  if (counted !== null) services.site.count(counted);
  await show(services, <EntryView wall={wall} ahead={ahead} />);
  expect(screen.getByText(eyebrow)).toBeInTheDocument();
  expect(screen.getByText(heading)).toBeInTheDocument();
});
