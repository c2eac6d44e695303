import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EarlyLanding } from '#src/early/plan.ts';
import { ShownLink } from '#src/early/ShownLink.tsx';
import { anId } from '#tests/data/operation.ts';
import { aLinkToken } from '#tests/data/redemption.ts';
import { aPlan, askLanding, choose, nobodyAnswers, prepare, show } from '#tests/data/runsEarly.ts';

const CODE: EarlyLanding = {
  files: ['/css/code.css', '/js/code.js'],
  calls: [],
  link: { open: '/api/link', reveal: '/api/link/reveal' },
  wall: null,
};
const WALL: EarlyLanding = {
  files: ['/js/wall.js'],
  calls: ['/api/categories', '/api/wall'],
  link: null,
  wall: {
    shops: '/api/wall?page=0',
    categories: '/api/categories',
    currency: 'GBP',
    hiddenShopCategories: [],
  },
};
const CODE_PATH = `/merchantcode/${aLinkToken}`;

/** jsdom tells of no files that have come. */
let come: (path: string) => void;

beforeEach(() => {
  nobodyAnswers();
  globalThis.askedAhead = undefined;
  globalThis.pageId = anId;
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="early"><main>Drawn</main><template data-part="waiting"><main>Loading</main></template></div><div id="root"></div><script src="/js/lib.js" type="later"></script>`;
  class Observer {
    constructor(heard: (list: { getEntries: () => readonly { name: string }[] }) => void) {
      come = (path) => heard({ getEntries: () => [{ name: new URL(path, window.location.href).href }] });
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  window.sessionStorage.clear();
  delete document.documentElement.dataset['wall'];
});

/** Runs the scripts of the page as the parser comes to them. */
async function visit(landing: EarlyLanding, address: string, held = false): Promise<void> {
  window.history.replaceState(null, '', address);
  if (held) window.sessionStorage.setItem('voucher.v1', '{}');
  const [english] = aPlan().locales;
  await choose(aPlan({ landing, locales: [{ ...english, landing: ['/js/texts.en.js'] }] }));
  await askLanding();
  await prepare();
  await show(landing.link === null ? 'wall' : 'code');
}

const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

it.each([
  ['a shop’s code', CODE, CODE_PATH, false, ['/api/link', '/api/config']],
  ['a shop’s code in a tab with a voucher', CODE, CODE_PATH, true, ['/api/link', '/api/config']],
  ['a link that cannot be one', CODE, '/merchantcode/rl-1', false, ['/api/config']],
  ['all shops', WALL, '/shops', false, ['/api/wall?page=0', '/api/categories', '/api/wall', '/api/config']],
  [
    'all shops from a campaign',
    WALL,
    '/shops?utm_source=mail&lang=en',
    false,
    ['/api/wall?page=0', '/api/categories', '/api/wall', '/api/config'],
  ],
  ['some shops', WALL, '/shops?category=3', false, ['/api/categories', '/api/wall', '/api/config']],
  ['all shops in a tab with a voucher, which has another wall', WALL, '/shops', true, ['/api/config']],
])('prefetches, in this order, for %s', async (_, landing, address, held, paths) => {
  await visit(landing, address, held);
  expect(asked()).toEqual(paths);
  expect(globalThis.askedAhead?.map(({ path }) => path)).toEqual(paths);
});

it.each(['', '/', '//'])('opens the link with the token in its address, without %j', async (end) => {
  await visit(CODE, `${CODE_PATH}${end}`);
  expect(fetch).toHaveBeenNthCalledWith(
    1,
    '/api/link',
    expect.objectContaining({
      cache: 'no-store',
      headers: { 'Accept-Language': 'en-GB', 'X-Correlation-Id': anId, 'x-link-token': aLinkToken },
    }),
  );
  expect(globalThis.askedAhead).toMatchObject([{ linkToken: aLinkToken }, { linkToken: null }]);
});

it.each(['.', ')', ',', '%20', '=', '%3E'])('leaves a link with %j at its end to the app', async (end) => {
  await visit(CODE, `${CODE_PATH}${end}`);
  expect(asked()).not.toContain('/api/link');
});

it.each([
  ['a shop’s code', CODE, CODE_PATH, true, 'Drawn'],
  ['all shops', WALL, '/shops', false, 'Drawn'],
  ['all shops in a tab with a voucher', WALL, '/shops', true, 'Loading'],
  ['some shops', WALL, '/shops?category=3', false, 'Loading'],
])('shows for %s the early screen', async (_, landing, address, held, shown) => {
  await visit(landing, address, held);
  expect(document.querySelector('main')).toHaveTextContent(shown);
});

it.each([
  ['a shop’s code', CODE, CODE_PATH, ['style /css/code.css', 'script /js/code.js', 'script /js/texts.en.js']],
  ['all shops', WALL, '/shops', ['script /js/wall.js', 'script /js/texts.en.js']],
])('preloads the files of %s after the page’s own scripts', async (_, landing, address, needed) => {
  await visit(landing, address);
  const preloads = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
      (link) => `${link.as} ${link.getAttribute('href')}`,
    );
  come('/logo.svg');
  expect(preloads()).toEqual([]);
  come('/js/lib.js');
  expect(preloads()).toEqual(needed);
});

it.each([
  ['tabs of kinds', WALL, 'waits'],
  ['other filters', { ...WALL, wall: WALL.wall && { ...WALL.wall, categories: null } }, undefined],
] as const)('does not show a wall with %s before its layout is known', async (_, landing, waits) => {
  await visit(landing, '/shops');
  expect(document.documentElement.dataset['wall']).toBe(waits);
});

it('reveals a code with the token of its link', async () => {
  const main = document.querySelector('#early main');
  if (main)
    main.innerHTML = `<article><div data-state="sealed"><p>Code</p></div><button type="button">Show</button></article>${renderToStaticMarkup(<ShownLink />)}`;
  vi.mocked(fetch).mockResolvedValue(
    Response.json({ state: 'READY', shop: { name: 'A' }, valueInCent: 100, currency: 'GBP' }),
  );
  await visit(CODE, CODE_PATH);
  document.querySelector<HTMLElement>('#early button')?.click();
  await expect.poll(asked).toContain('/api/link/reveal');
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/link/reveal',
    expect.objectContaining({
      method: 'POST',
      cache: 'no-store',
      headers: { 'Accept-Language': 'en-GB', 'X-Correlation-Id': anId, 'x-link-token': aLinkToken },
    }),
  );
});
