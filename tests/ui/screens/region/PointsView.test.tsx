import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { refusal } from '#tests/data/answers.ts';
import { hrefOf } from '#tests/data/controls.ts';
import { say, saying } from '#tests/data/english.ts';
import { ATTRIBUTION, aMap, aPlace, aPoint } from '#tests/data/region.ts';
import { aShop } from '#tests/data/shop.ts';
import { show } from '#tests/data/show.tsx';
import { aCategory } from '#tests/data/wallPage.ts';
import { PointsView } from '#ui/screens/region/points/PointsView.tsx';

const inn = aPlace({ id: 'inn', name: 'Inn', city: 'Far', at: aPoint(13, 52), shopId: '7' });
const farm = aPlace({
  id: 'farm',
  name: 'Farm',
  city: 'Near',
  at: aPoint(10, 48),
  phone: '+49 89 99998 611',
});
const mill = aPlace({ id: 'mill', name: 'Mill', at: null, hours: 'Mon–Fri' });
const office = aPlace({ id: 'office', name: 'Office', isContact: true });

const NEAR = { name: 'Near', at: aPoint(10, 48.1) };
const OTHER = { name: 'Other', at: aPoint(13, 52.1) };

async function points(about: About = {}) {
  const app = await anApp({
    locale: 'en',
    places: [done([office, inn, farm, mill])],
    shops: { walls: [refusal('offline')] },
    ...about,
    site: { map: aMap, ...about.site },
  });
  await show(app.services, <PointsView />);
  return app;
}

const listed = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const field = () => screen.getByRole('searchbox', { name: say('region.search.label') });
const button = (key: string) => screen.getByRole('button', { name: say(key) });
const press = (key: string) => act(async () => fireEvent.click(button(key)));

async function search(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await press('region.search.submit');
}

it('lists every place except offices, in the order of the backend', async () => {
  await points();
  expect(listed()).toEqual(['Inn', 'Farm', 'Mill']);
  expect(screen.getByText(say('region.search.all', { count: 3 }))).toBeInTheDocument();
  expect(hrefOf('+49 89 99998 611')).toBe('tel:+49 89 99998 611');
  expect(hrefOf(say('region.toNamedShop', { name: 'Inn' }))).toBe('/shops/7');
});

it('names the provider of the search, and lists near places first', async () => {
  const { apis } = await points({ maps: { found: [done([NEAR, OTHER])] } });
  expect(field()).toHaveAccessibleDescription(saying('region.search.hint', { provider: 'geo.example' }));
  await search(' Near ');
  expect(apis.maps.searches).toEqual([['Near', { locale: 'en', country: 'DE', service: aMap }]]);
  expect(listed()).toEqual(['Farm', 'Inn', 'Mill']);
  expect(screen.getByText('11 km')).toBeInTheDocument();
  expect(screen.getByText(ATTRIBUTION)).toBeInTheDocument();
  expect(screen.getByText(say('region.search.found', { count: 3, place: 'Near' }))).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Other' })));
  expect(listed()).toEqual(['Inn', 'Farm', 'Mill']);
  expect(screen.getByText(ATTRIBUTION)).toBeInTheDocument();
  await press('region.search.clear');
  expect(screen.queryByText(ATTRIBUTION)).toBeNull();
  expect(field()).toHaveFocus();
  expect(screen.getByText(say('region.search.all', { count: 3 }))).toBeInTheDocument();
});

const choose = (key: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: say(key) }), { target: { value } });

it('shows what a place sells, and filters by town or category', async () => {
  const shops = {
    walls: [done([aShop({ id: '7', categories: [3] }), aShop({ id: '8', categories: [4] })])],
    categories: done([aCategory({ id: 3, name: 'Food' }), aCategory({ id: 4, name: 'Crafts' })]),
  };
  await points({ shops, places: [done([office, inn, { ...farm, shopId: '8' }, mill])] });
  const card = screen.getByRole('heading', { name: 'Inn' }).closest('article');
  expect(card).toHaveTextContent('Food');
  choose('region.filter.category', 'Crafts');
  expect(listed()).toEqual(['Farm']);
  expect(screen.getByText(say('region.search.all', { count: 1 }))).toBeInTheDocument();
  choose('region.filter.city', 'Far');
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(say('region.filter.nothing'))).toBeInTheDocument();
  await press('region.filter.clear');
  expect(listed()).toEqual(['Inn', 'Farm', 'Mill']);
});

it('leads from the map to a place that the filter hides', async () => {
  const { apis } = await points();
  choose('region.filter.city', 'Far');
  await press('region.map.show');
  act(() => apis.maps.drawings[0]?.onChoose('farm'));
  Element.prototype.scrollIntoView = vi.fn();
  await press('region.map.lead');
  expect(screen.getByRole('heading', { name: 'Farm' })).toHaveFocus();
});

it('counts the places without a search, and has no category filter without the wall', async () => {
  await points({ site: { map: null } });
  choose('region.filter.city', 'Near');
  expect(screen.getByText(say('region.search.all', { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: say('region.filter.category') })).toBeNull();
});

it.each([
  ['', 'empty'],
  ['7kqM4Rxw9', 'is-code'],
])('sends no search for %j', async (text, fault) => {
  const { apis } = await points();
  await search(text);
  expect(field()).toHaveAccessibleDescription(saying(`region.search.fault.${fault}`));
  expect(field()).toHaveFocus();
  expect(apis.maps.searches).toEqual([]);
});

it('shows all places if the search fails, and logs the failure', async () => {
  const { log } = await points({ maps: { found: [refused('refused')] } });
  await search('Near');
  expect(screen.getByText(say('region.search.unavailable'))).toBeInTheDocument();
  expect(listed()).toHaveLength(3);
  expect(log.events).toEqual([{ event: 'geocoding-failed', cause: 'refused' }]);
});

it('shows all places if nothing is found', async () => {
  await points({ maps: { found: [done([])] } });
  await search('Nowhere');
  expect(screen.getByText(say('region.search.nothing'))).toBeInTheDocument();
  expect(listed()).toHaveLength(3);
});

it('loads the map on a press only, marks the chosen place, and leads to it in the list', async () => {
  const { apis } = await points();
  expect(screen.getByText(say('region.map.closed', { provider: 'tiles.example' }))).toBeInTheDocument();
  expect(apis.maps.drawings).toEqual([]);
  await press('region.map.show');
  const [drawing] = apis.maps.drawings;
  expect(drawing?.styleUrl).toBe(aMap.styleUrl);
  expect(drawing?.markers.map(({ id }) => id)).toEqual(['inn', 'farm']);
  await press('region.map.in');
  await press('region.map.all');
  act(() => drawing?.onChoose('farm'));
  Element.prototype.scrollIntoView = vi.fn();
  await press('region.map.lead');
  expect(screen.getByRole('heading', { name: 'Farm' })).toHaveFocus();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: say('region.map.showNamedPlace', { name: 'Inn' }) })),
  );
  expect(apis.maps.deeds).toEqual(['zoom 1', 'look at all', 'choose farm', 'choose inn', 'look 13 52']);
});

it('keeps the focus at the map after the pressed button is gone', async () => {
  await points();
  button('region.map.show').focus();
  await press('region.map.show');
  expect(document.activeElement).toHaveAttribute('id', 'points-map');
});

it.each([{ noMap: true }, { noCode: true }])(
  'shows the list if the map cannot be drawn: %j',
  async (maps) => {
    await points({ maps });
    await press('region.map.show');
    expect(screen.getByText(say('region.map.failed'))).toBeInTheDocument();
    expect(listed()).toHaveLength(3);
    expect(button('common.tryAgain')).toBeInTheDocument();
  },
);

it('says that places could not be loaded, and loads them again', async () => {
  await points({ places: [refusal('server-down'), done([inn])] });
  expect(screen.getByText(say('problem.server-down.title'))).toBeInTheDocument();
  await press('common.tryAgain');
  expect(listed()).toEqual(['Inn']);
});

it('says that there are no places', async () => {
  await points({ places: [done([office])] });
  expect(screen.getByText(say('region.none'))).toBeInTheDocument();
});

it('shows only a list on a site without a map', async () => {
  await points({ site: { map: null } });
  expect(listed()).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: say('region.map.show') })).toBeNull();
});
