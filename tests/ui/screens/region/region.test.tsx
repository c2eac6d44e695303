import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import { anApp } from '#tests/data/anApp.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say } from '#tests/data/english.ts';
import { aPlace } from '#tests/data/region.ts';
import { show } from '#tests/data/show.tsx';
import { ContactView } from '#ui/screens/region/contact/ContactView.tsx';
import { RegionView } from '#ui/screens/region/landing/RegionView.tsx';

const office = aPlace({ name: 'Office', isContact: true, email: 'office@region.example', hours: 'Mon–Fri' });
const places = [done([office, aPlace({ name: 'Inn' })])];

it('shows only the offices as contacts, and links to help', async () => {
  const { services } = await anApp({ locale: 'en', places });
  await show(services, <ContactView />);
  expect(screen.getByRole('heading', { name: 'Office' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Inn' })).toBeNull();
  expect(hrefOf('office@region.example')).toBe('mailto:office@region.example');
  expect(hrefOf(say('region.contact.help'))).toBe('/help');
});

it('shows the picture of the region as decoration if there is one', async () => {
  const { services } = await anApp({
    locale: 'en',
    places,
    site: { keyVisualImage: '/brands/region/key.svg' },
  });
  await show(services, <RegionView />);
  expect(document.querySelector('img[alt=""]')).toHaveAttribute('src', '/brands/region/key.svg');
  cleanup();
  const without = await anApp({ locale: 'en', places, site: { keyVisualImage: null } });
  await show(without.services, <RegionView />);
  expect(document.querySelector('img')).toBeNull();
});

it('links from the page of the region to redeeming, shops and places', async () => {
  const { services } = await anApp({
    locale: 'en',
    places,
    site: { brand: 'Siebenweiler', numberOfShops: 1250 },
  });
  await show(services, <RegionView />);
  expect(screen.getByText(say('region.lead', { many: 'over 1,250' }))).toBeInTheDocument();
  const doors = ['region.redeem', 'region.shops', 'region.toPoints'].map((key) =>
    screen.getByRole('link', { name: say(key) }).getAttribute('href'),
  );
  expect(doors).toEqual(['/', '/shops', '/acceptance-points']);
});

it.each([
  [250, '250'],
  [251, 'over 250'],
  [249, 'over 200'],
])('says of a wall with %s shops that the region has %s partners', async (counted, many) => {
  const { services } = await anApp({ locale: 'en', places, site: { numberOfShops: 250 } });
  services.site.count(counted);
  await show(services, <RegionView />);
  expect(screen.getByText(say('region.lead', { many }))).toBeInTheDocument();
});

it.each([
  [[1, 1], '08:00', '17:00', say('region.open-until', { time: '17:00' })],
  [[1, 1], '13:00', '17:00', say('region.opens-today', { time: '13:00' })],
  [[2, 2], '09:00', '17:00', say('region.opens-later', { day: 'Tuesday', time: '09:00' })],
  [[7, 7], '18:00', '14:00', say('region.open-until', { time: '14:00' })],
  [[1, 3], '00:00', '00:00', say('region.open-until-day', { day: 'Thursday', time: '00:00' })],
  [[1, 7], '00:00', '00:00', say('region.always-open')],
] as const)(
  'says on a Monday at noon that a place open on %j from %s to %s is: %s',
  async (days, opens, closes, words) => {
    const here = aPlace({ name: 'Office', isContact: true, openHours: [{ days, opens, closes }] });
    const { services } = await anApp({ locale: 'en', places: [done([here])], site: { timeZone: 'UTC' } });
    await show(services, <ContactView />);
    expect(screen.getByText(words)).toBeInTheDocument();
  },
);
