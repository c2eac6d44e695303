import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { asked, lost } from '#tests/data/askedAhead.ts';
import { ShownTiles } from '#src/early/ShownTiles.tsx';
import { showWall } from '#src/early/showWall.ts';
import { anApp } from '#tests/data/anApp.ts';
import { SHOPS } from '#ui/screens/shops/services.ts';
import { ServicesContext } from '#ui/session/services.ts';

const TOOLS =
  '<h1 id="title">All</h1><nav><ul><li><a href="/shops" aria-current="true">All</a></li></ul></nav><input type="search"><button type="button">Filter</button><output aria-busy="true">Loading</output>';
const SHOP = {
  id: 7,
  name: 'Alpinora',
  slug: 'alpinora',
  logo: '/shops/alpinora.svg',
  categories: [3, 4],
  voucherValues: [{ valueInCent: 1500 }, { valueInCent: 5000 }],
  redeemable: ['REDEEMABLE_ONLINE'],
};
const CATEGORIES = [
  { id: 3, name: 'Fashion' },
  { id: 4, name: 'Sport' },
];

/** The page as the build draws it, with the tiles of this layout. */
async function aWall(
  layout: 'modern' | 'restaurant',
  shops: AskedAhead,
  categories: AskedAhead | null = null,
) {
  const { services } = await anApp({ locale: 'en', site: { layout } });
  await services.area(SHOPS);
  const router = createMemoryRouter([{ path: '/', element: <ShownTiles /> }]);
  const tiles = renderToStaticMarkup(
    <ServicesContext value={services}>
      <I18nextProvider i18n={services.language.i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </ServicesContext>,
  ).replace(/^(<link [^>]*>)+/, '');
  document.body.innerHTML = `<div id="early"><main>${TOOLS}${tiles}</main></div>`;
  const early = document.getElementById('early');
  if (early === null) throw new Error('no page');
  document.documentElement.dataset['wall'] = 'waits';
  await showWall(early, { shops, categories }, { locale: 'en', currency: 'EUR', hiddenShopCategories: [9] });
  return early;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

const IN_STORE = { redeemable: ['REDEEMABLE_BRANCH'] };

it('renders the shops as links with logo, values and place, in a list labelled by the heading', async () => {
  const early = await aWall(
    'modern',
    asked([
      { ...SHOP, ...IN_STORE },
      { ...SHOP, id: 8, name: 'Bowlaria', slug: 'bowl' },
    ]),
  );
  const [first, second] = early.querySelectorAll('main > ul > li');
  expect(first).toHaveTextContent('Alpinora');
  expect(first).toHaveTextContent('€15–50');
  expect(first).toHaveTextContent(/in store$/);
  expect(second).toHaveTextContent(/50$/);
  expect(first?.querySelector('a')).toHaveAttribute('href', '/shops/7/alpinora');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/shops/alpinora.svg');
  expect(second?.querySelector('a')).toHaveAttribute('href', '/shops/8/bowl');
  expect(early.querySelector('main > ul')).toHaveAttribute('aria-labelledby', 'title');
  expect(early.querySelector('output')).toBeNull();
});

it('shows top shops in a rail above the whole wall, as the app does', async () => {
  const top = Array.from({ length: 9 }, (_, index) => ({ ...SHOP, id: index, position: 'T' }));
  const early = await aWall('modern', asked([...top, SHOP]));
  expect(early.querySelector('section h2')).toHaveTextContent('Popular');
  expect(early.querySelectorAll('section li')).toHaveLength(8);
  expect(early.querySelectorAll('main > ul > li')).toHaveLength(10);
  for (const arrow of early.querySelectorAll<HTMLElement>('section button')) expect(arrow.inert).toBe(true);
});

it('shows no rail of fewer than four top shops, and none of restaurants', async () => {
  const top = Array.from({ length: 3 }, (_, index) => ({ ...SHOP, id: index, position: 'T' }));
  expect((await aWall('modern', asked([...top, SHOP]))).querySelector('section')).toBeNull();
});

it('fetches the logos of the first row eagerly, and the others lazily', async () => {
  const shops = Array.from({ length: 7 }, (_, index) => ({ ...SHOP, id: index }));
  const early = await aWall('modern', asked(shops));
  const images = [...early.querySelectorAll('main > ul img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    ...Array.from({ length: 6 }, () => null),
    'lazy',
  ]);
});

it.each([
  ['no logo', { logo: null }, /^AlpinoraAlpinora/],
  ['no values', { voucherValues: [] }, /^Alpinora(?!.*€)/],
  ['no place', { redeemable: [] }, /50$/],
])('renders a shop with %s without that part', async (_, about, text) => {
  const early = await aWall('modern', asked([{ ...SHOP, ...about }]));
  expect(early.querySelector('main > ul > li')).toHaveTextContent(text);
  for (const part of early.querySelectorAll('main > ul > li span')) expect(part).not.toBeEmptyDOMElement();
});

it('omits shops all of whose categories are hidden by the site', async () => {
  const early = await aWall(
    'modern',
    asked([
      { ...SHOP, id: 1, name: 'Hidden', categories: [9] },
      { ...SHOP, id: 2, name: 'Half', categories: [9, 3] },
      { ...SHOP, id: 3, name: 'Kindless', categories: [] },
    ]),
  );
  const names = [...early.querySelectorAll('main > ul a')].map((link) => link.textContent);
  expect(names).toEqual(['Half', 'Kindless']);
});

it('shows category and place in the layout with rows, and tabs for all categories', async () => {
  const early = await aWall('restaurant', asked([{ ...SHOP, ...IN_STORE }]), asked(CATEGORIES));
  expect(early.querySelector('main > ul > li')).toHaveTextContent(/Fashion, Sport · in store/);
  const tabs = [...early.querySelectorAll('nav a')];
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Fashion', 'Sport']);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(document.documentElement).not.toHaveAttribute('data-wall');
});

it('shows the place only if the categories are unknown', async () => {
  const early = await aWall('restaurant', asked([{ ...SHOP, ...IN_STORE }]), asked({}, 500));
  expect(early.querySelector('main > ul > li')).toHaveTextContent(/50\s*in store$/);
});

it.each([
  ['nothing comes', lost],
  ['the answer is a refusal', () => asked([SHOP], 503)],
  ['there is no shop', () => asked([])],
])('keeps its placeholders if %s', async (_, shops) => {
  const early = await aWall('modern', shops());
  expect(early.querySelector('output')).toHaveAttribute('aria-busy', 'true');
  expect(early.querySelector('main > ul')).toBeNull();
});

it('makes controls inert that would lose their input', async () => {
  const early = await aWall('modern', asked([SHOP]));
  for (const control of early.querySelectorAll<HTMLElement>('input, button, nav a'))
    expect(control).toHaveProperty('inert', true);
  expect(early.querySelector('main > ul a')).not.toHaveProperty('inert', true);
});
