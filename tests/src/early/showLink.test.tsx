import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import type { AskedAhead } from '#infrastructure/api/askedAhead.ts';
import { ShownLink } from '#src/early/ShownLink.tsx';
import { showLink } from '#src/early/showLink.ts';
import { asked, lost } from '#tests/data/askedAhead.ts';
import { settled } from '#tests/data/pending.ts';

const OPEN = {
  shop: { name: 'Alpinora', logo: '/shops/alpinora.svg' },
  valueInCent: 2000,
  currency: 'EUR',
  state: 'READY',
};
const CODE = { codes: [{ kind: 'code', code: 'ABC-1' }] };

const CARD = `<main><article><header>Loading</header><div data-state="sealed" tabindex="-1"><p>Code</p><p>Covered</p></div><button type="button">Show code</button></article>${renderToStaticMarkup(<ShownLink />).replace(/^<link[^>]*>/, '')}</main>`;

/** The card of a link; returns the calls that were made for its code. */
async function aCard(opened: AskedAhead, revealed: AskedAhead = asked(CODE)) {
  const early = document.getElementById('early');
  if (early === null) throw new Error('no page');
  const calls: AskedAhead[] = [];
  const reveal = () => {
    calls.push(revealed);
    globalThis.askedAhead = [...(globalThis.askedAhead ?? []), revealed];
    return revealed;
  };
  showLink(early, { opened, reveal }, 'en');
  await settled();
  return { early, calls };
}

const button = () => document.querySelector<HTMLElement>('#early button');
const press = async () => {
  button()?.focus();
  button()?.click();
  await settled();
};
const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

beforeEach(() => {
  globalThis.askedAhead = undefined;
  document.body.innerHTML = `<div id="early">${CARD}</div>`;
});

it('shows shop and value as soon as the link is open, and no code', async () => {
  const { early, calls } = await aCard(asked(OPEN));
  expect(early.querySelector('h2')).toHaveTextContent('Alpinora');
  expect(early.querySelector('header')).toHaveTextContent('€20.00');
  expect(early.querySelector('img')).toHaveAttribute('src', '/shops/alpinora.svg');
  expect(early).toHaveTextContent('Covered');
  expect(calls).toEqual([]);
});

it('shows no logo if the shop has none', async () => {
  const { early } = await aCard(asked({ ...OPEN, shop: { name: 'Alpinora', logo: null } }));
  expect(early.querySelector('img')).toBeNull();
});

it('shows the code on a press, with a label read letter by letter, and makes one call for many presses', async () => {
  const { early, calls } = await aCard(asked(OPEN));
  button()?.click();
  await press();
  expect(early.querySelector('code')).toHaveTextContent('ABC-1');
  expect(early).toHaveTextContent('A B C - 1');
  expect(early.querySelector('[data-state]')).toHaveAttribute('data-state', 'revealed');
  expect(early).not.toHaveTextContent('Covered');
  expect(document.activeElement).toBe(early.querySelector('[data-state]'));
  expect(calls).toHaveLength(1);
  expect(early).toHaveAttribute('data-asked');
});

it('shares its answers with the app', async () => {
  const [opened, revealed] = [asked(OPEN), asked(CODE)];
  await aCard(opened, revealed);
  await press();
  expect(await (await opened.answer).response.json()).toEqual(OPEN);
  expect(await (await revealed.answer).response.json()).toEqual(CODE);
});

it.each([
  ['a link that is not ready', () => asked({ ...OPEN, state: 'DELAYED' }), () => asked(CODE), 0],
  ['a link that is refused', () => asked({ code: 'RDMx2' }, 410), () => asked(CODE), 0],
  ['a link that is not answered', lost, () => asked(CODE), 0],
  ['a code that is refused', () => asked(OPEN), () => asked({ code: 'RDMx4' }, 503), 1],
  ['a code that is not answered', () => asked(OPEN), lost, 1],
  ['several codes', () => asked(OPEN), () => asked({ codes: [{ code: 'A' }, { code: 'B' }] }), 1],
])('leaves %s to the app, and marks the press', async (_, open, reveal, count) => {
  const { early, calls } = await aCard(open(), reveal());
  await press();
  expect(early.querySelector('code')).toBeNull();
  expect(early).toHaveTextContent('Covered');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(early).toHaveAttribute('data-asked');
  expect(calls).toHaveLength(count);
});

it('covers the code before the page enters the back-forward cache, and drops its answer', async () => {
  const { early, calls } = await aCard(asked(OPEN));
  await press();
  leave();
  expect(early.outerHTML).not.toContain('ABC-1');
  expect(early).toHaveTextContent('Covered');
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(button()).toBeVisible();
  expect(globalThis.askedAhead).toEqual([]);
  await press();
  expect(early.querySelector('code')).toHaveTextContent('ABC-1');
  expect(calls).toHaveLength(2);
});

it('does not show a code that arrives after the page was left', async () => {
  const { early } = await aCard(asked(OPEN));
  button()?.click();
  await Promise.resolve();
  leave();
  await settled();
  expect(early.outerHTML).not.toContain('ABC-1');
});
