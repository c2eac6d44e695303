import { beforeEach, expect, it, vi } from 'vitest';
import { aPlan, choose } from '#tests/data/runsEarly.ts';

const HTML = document.documentElement;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  delete HTML.dataset['early'];
  document.body.innerHTML = '<div id="early"><form></form></div>';
});

it('uses the browser’s language, and shows the entry, if storage is disabled', async () => {
  const refuses = () => {
    throw new DOMException('off', 'SecurityError');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuses);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuses);
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['fr-CH']);
  await choose(aPlan());
  expect(globalThis.earlyChoice).toMatchObject({ isShown: true, chosen: { locale: 'fr' } });
});

it.each([
  ['an address with a language', '/?lang=fr', 'en', ['en'], 'fr'],
  ['a saved choice', '/', 'fr', ['en'], 'fr'],
  ['a browser', '/', null, ['fr-CH'], 'fr'],
  ['a browser in none of our languages', '/', null, ['pl'], 'en'],
])('chooses the language by %s', async (_what, address, saved, browser, expected) => {
  window.history.replaceState(null, '', address);
  if (saved !== null) window.localStorage.setItem('language.v1', JSON.stringify(saved));
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(browser);
  await choose(aPlan());
  expect(globalThis.earlyChoice).toMatchObject({ chosen: { locale: expected } });
});

it('uses the browser’s language if the stored one is invalid', async () => {
  window.localStorage.setItem('language.v1', '{"fr"');
  await choose(aPlan());
  expect(globalThis.earlyChoice).toMatchObject({ chosen: { locale: 'en' } });
});

it.each([
  ['/', undefined],
  ['/?lang=fr', 'hidden'],
  ['/shops', 'hidden'],
])('hides only a page that will be replaced: %s', async (address, expected) => {
  window.history.replaceState(null, '', address);
  await choose(aPlan());
  expect(HTML.dataset['early']).toBe(expected);
});

it('changes language and title only if they differ from the page’s', async () => {
  document.head.innerHTML = '<title>Usual</title>';
  const written: string[] = [];
  const seen = new MutationObserver((records) =>
    written.push(...records.map(({ target }) => target.nodeName)),
  );
  seen.observe(document, { attributeFilter: ['lang'], childList: true, characterData: true, subtree: true });
  await choose(aPlan());
  expect(written).toEqual([]);
  seen.disconnect();
  window.history.replaceState(null, '', '/?lang=fr');
  await choose(aPlan());
  expect([HTML.lang, document.title]).toEqual([
    'fr',
    aPlan().locales.find(({ lang }) => lang === 'fr')?.title,
  ]);
});

it('marks a press of the early form from the start, and none of the app’s form', async () => {
  await choose(aPlan());
  const early = document.getElementById('early');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(early).toHaveAttribute('data-pressed');
  early?.removeAttribute('data-pressed');
  document.body.innerHTML = '<div id="root"><form></form></div>';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(early).not.toHaveAttribute('data-pressed');
});
