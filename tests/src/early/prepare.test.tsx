import { beforeEach, expect, it, vi } from 'vitest';
import { earlyForm, WORDS } from '#tests/data/earlyMarkup.tsx';
import { anId } from '#tests/data/operation.ts';
import { aPlan, choose, nobodyAnswers, prepare } from '#tests/data/runsEarly.ts';

const CODE = 'Ab3dE6gH9';
const LANGUAGES =
  '<header><details><summary><span lang="en">English</span></summary><a hreflang="fr" href="?lang=fr">Français</a></details></header>';

beforeEach(() => {
  nobodyAnswers();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  globalThis.askedAhead = undefined;
  globalThis.pageId = anId;
  document.body.innerHTML = `<div id="early">${LANGUAGES}${earlyForm()}</div><div id="root"></div>`;
});

const field = () => document.querySelector<HTMLInputElement>('#early input');
const early = () => document.getElementById('early');
const submit = () => document.querySelector('#early form > [type=submit]');
const presses = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** jsdom sends no form. */
const pressesForm = () => submit()?.dispatchEvent(new Event('submit', { bubbles: true }));

/** As the browser tells a page that it leaves and may bring back. */
const leaves = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

function type(code: string, told = 'input'): void {
  const input = field();
  if (input === null) throw new Error('no field');
  input.value = code;
  input.dispatchEvent(new Event(told, { bubbles: true }));
}

it('keeps text that was typed before it ran', async () => {
  await choose(aPlan());
  type('Ab3');
  await prepare();
  expect(field()).toHaveValue('Ab3');
});

it('shows a press from before it ran, and a later one', async () => {
  await choose(aPlan());
  pressesForm();
  await prepare();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(early()).toHaveTextContent(WORDS.pressed);
  leaves();
  expect(submit()).not.toHaveAttribute('aria-busy');
  expect(early()).not.toHaveTextContent(WORDS.pressed);
  pressesForm();
  expect(submit()).toHaveAttribute('aria-busy', 'true');
  expect(globalThis.earlyPage?.takePress()).toBe(true);
});

it('formats a code that a password manager fills in with a change event only', async () => {
  await choose(aPlan());
  await prepare();
  type(CODE, 'change');
  expect(document.querySelector('#early form [translate=no]')).toHaveTextContent('Your entry: Ab3 dE6 gH9');
});

it('clears typed text and presses when the page is left', async () => {
  await choose(aPlan());
  await prepare();
  type(CODE);
  const line = document.querySelector('#early form [translate=no]');
  expect(line).toHaveTextContent('Your entry: Ab3 dE6 gH9');
  presses('#early [type=button]');
  presses('#early a');
  pressesForm();
  expect(early()?.outerHTML).toMatch(/data-again.*data-pressed|data-pressed.*data-again/s);
  leaves();
  expect(early()?.outerHTML).not.toMatch(/data-again|data-pressed|aria-busy|Ab3/);
  expect(field()).toHaveValue('');
  expect(globalThis.earlyPage?.takeTyped()).toBe('');
  expect(globalThis.earlyPage?.takePress()).toBe(false);
  expect(line).toBeEmptyDOMElement();
});

it('keeps no code once the app has taken it, nor its formatted form', async () => {
  await choose(aPlan());
  await prepare();
  type(CODE);
  const [input, line] = [field(), document.querySelector('#early form [translate=no]')];
  expect(globalThis.earlyPage?.takeTyped()).toBe(CODE);
  globalThis.earlyPage?.leave();
  expect(input).toHaveValue('');
  expect(line).toBeEmptyDOMElement();
});

it.each([
  [0, 'mouse', true],
  [1, 'mouse', false],
  [2, 'mouse', false],
  [0, 'touch', false],
])('marks a control pressed with button %i of a %s: %s', async (button, pointerType, expected) => {
  await choose(aPlan());
  await prepare();
  const down = new PointerEvent('pointerdown', { button, pointerType, bubbles: true });
  submit()?.dispatchEvent(down);
  expect(submit()?.hasAttribute('data-held')).toBe(expected);
});

it('prefetches scripts and answer in the chosen language', async () => {
  window.history.replaceState(null, '', '/?lang=fr');
  const [english, french] = aPlan().locales;
  const scripts = ['/js/site.js', '/js/fr.js'];
  const plan = aPlan({ locales: [english, { ...(french ?? english), scripts }] });
  await choose(plan);
  await prepare();
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map((link) => [link.getAttribute('href'), link.as])).toEqual(
    scripts.map((path) => [path, 'script']),
  );
  expect(globalThis.askedAhead).toMatchObject([{ path: '/api/config', acceptLanguage: 'fr-GB' }]);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/config',
    expect.objectContaining({ headers: { 'Accept-Language': 'fr-GB', 'X-Correlation-Id': anId } }),
  );
});

it('sends the headers of a test build with every call', async () => {
  vi.stubEnv('PUBLIC_E2E_SECRET', 's3cret');
  await choose(aPlan());
  await prepare();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/config',
    expect.objectContaining({
      headers: { 'Accept-Language': 'en-GB', 'X-Correlation-Id': anId, 'x-e2e-secret': 's3cret' },
    }),
  );
});

it.each([
  ['/', 'page'],
  ['/help', null],
])('marks the current page in the header, at %s', async (path, current) => {
  window.history.replaceState(null, '', path);
  document
    .querySelector('#early header')
    ?.insertAdjacentHTML('beforeend', '<a href="/" aria-current="page">Redeem</a>');
  await choose(aPlan());
  await prepare();
  expect(document.querySelector('#early header a[href="/"]')?.getAttribute('aria-current')).toBe(current);
});
