// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { CardFormOptions } from '#application/ports/cardForm.ts';
import { done, refused } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { UnzerCardForm } from '#infrastructure/payment/unzerCardForm.ts';
import { pending } from '#tests/data/pending.ts';
import { asked, comes, isBlocked, tagsOf } from './scripts.ts';

const V2 = 'https://static-v2.unzer.com/v2/ui-components/index.js';
const V1 = 'https://static.unzer.com/v1/unzer.js';

/** The vendor's element, whose answer a test gives. */
class UnzerPayment extends HTMLElement {
  static answer: () => Promise<unknown> = async () => undefined;
  submit = vi.fn(() => UnzerPayment.answer());
}
customElements.define('unzer-payment', UnzerPayment);
customElements.define('unzer-card', class extends HTMLElement {});

const heard: string[] = [];
const options = (about: Partial<CardFormOptions> = {}): CardFormOptions => ({
  publicKey: 's-pub-example-de',
  locale: 'de-CH',
  onReady: () => heard.push('ready'),
  onError: () => heard.push('error'),
  ...about,
});

/** When the elements are defined, which jsdom cannot undo. */
let defined = pending<CustomElementConstructor>();
let names: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  names = [];
  defined = pending();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.spyOn(customElements, 'whenDefined').mockImplementation((name) => {
    names.push(name);
    return defined.promise;
  });
});

function render(about: Partial<CardFormOptions> = {}, card = new UnzerCardForm(new ScriptLoader())) {
  const element = document.createElement('div');
  document.body.append(element);
  return { card, element, placed: card.render(element, options(about)) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const elementsAreDefined = () => defined.answer(UnzerPayment);
const paymentIn = (element: HTMLElement) => element.querySelector<UnzerPayment>('unzer-payment');

/** Fields that are there. */
async function drawn(about: Partial<CardFormOptions> = {}) {
  const rendered = render(about);
  await comes(V2, elementsAreDefined);
  return { ...rendered, payment: paymentIn(rendered.element) };
}

it('loads the components as a module, and waits for both elements', async () => {
  render();
  expect(asked()).toEqual([V2]);
  expect(tagsOf(V2)[0]?.type).toBe('module');
  await comes(V2);
  expect(names).toEqual(['unzer-payment', 'unzer-card']);
  expect(heard).toEqual([]);
});

it('renders the fields with the site’s key, without stored cards', async () => {
  const { element, payment } = await drawn();
  expect(payment?.getAttribute('publicKey')).toBe('s-pub-example-de');
  expect(payment?.getAttribute('disableCTP')).toBe('true');
  expect(payment?.querySelectorAll('unzer-card')).toHaveLength(1);
  expect(element.querySelectorAll('unzer-payment')).toHaveLength(1);
  expect(heard).toEqual(['ready']);
  expect(asked()).toEqual([V2]);
});

it.each<[Locale, string]>([
  ['de', 'de-DE'],
  ['de-CH', 'de-DE'],
  ['en', 'en-GB'],
  ['fr-BE', 'fr-FR'],
  ['it', 'it-IT'],
  ['nl-BE', 'nl-NL'],
])('maps %s to the vendor’s locale', async (locale, vendors) => {
  const { payment } = await drawn({ locale });
  expect(payment?.getAttribute('locale')).toBe(vendors);
});

it('waits for elements that are defined late', async () => {
  const { element } = render();
  await vi.advanceTimersByTimeAsync(5_000);
  await comes(V2);
  await vi.advanceTimersByTimeAsync(6_999);
  elementsAreDefined();
  await settled();
  expect(paymentIn(element)).not.toBeNull();
  expect(heard).toEqual(['ready']);
});

it('falls back to version 1 if the elements are not defined in time', async () => {
  const { element } = render();
  await vi.advanceTimersByTimeAsync(5_000);
  await comes(V2);
  await vi.advanceTimersByTimeAsync(6_999);
  expect(tagsOf(V1)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(tagsOf(V1)).toHaveLength(1);
  elementsAreDefined();
  await settled();
  expect(paymentIn(element)).toBeNull();
});

it('falls back to version 1 if the element is something else', async () => {
  const { element } = render();
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'unzer-payment' ? 'unzer-other' : name),
  );
  elementsAreDefined();
  await comes(V2);
  expect(tagsOf(V1)).toHaveLength(1);
  expect(element.childElementCount).toBe(0);
});

it.each([
  ['success', { success: true, data: { id: 's-crd-abc' } }],
  ['status', { status: 'SUCCESS', data: { id: 's-crd-abc' } }],
])('returns the id of the vendor’s card, by its %s', async (_, submitResponse) => {
  UnzerPayment.answer = async () => ({ submitResponse, threatMetrixId: 'x' });
  const { payment, placed } = await drawn();
  expect(await placed.createType()).toEqual(done('s-crd-abc'));
  expect(payment?.submit).toHaveBeenCalledExactlyOnceWith();
});

it.each([
  ['says no', { submitResponse: { success: false, message: '<b>x', details: { customerMessage: '<b>x' } } }],
  ['says no by its status', { submitResponse: { status: 'ERROR', data: { id: 's-crd-abc' } } }],
  ['says nothing', undefined],
  ['says nothing of the card', { customerResponse: {} }],
  ['is null', { submitResponse: null }],
])('reports incomplete fields if the answer %s', async (_, answer) => {
  UnzerPayment.answer = async () => answer;
  const { element, placed } = await drawn();
  expect(await placed.createType()).toEqual(refused('incomplete'));
  expect(element.querySelector('b')).toBeNull();
});

it.each([
  ['no data', { success: true }],
  ['null for data', { success: true, data: null }],
  ['no id', { success: true, data: {} }],
  ['a number', { success: true, data: { id: 7 } }],
  ['the id of something else', { success: true, data: { id: 's-ppl-abc' } }],
])('rejects a success with %s', async (_, submitResponse) => {
  UnzerPayment.answer = async () => ({ submitResponse });
  const { placed } = await drawn();
  expect(await placed.createType()).toEqual(refused('unreachable'));
});

it('reports that the vendor cannot be reached', async () => {
  UnzerPayment.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { placed } = await drawn();
  expect(await placed.createType()).toEqual(refused('unreachable'));
});

it('reports that the vendor cannot be reached if it does not answer within half a minute', async () => {
  UnzerPayment.answer = () => new Promise(() => undefined);
  const { placed } = await drawn();
  const asking = placed.createType();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await asking).toEqual(refused('unreachable'));
});

it('reports incomplete fields before they are rendered', async () => {
  const { placed } = render();
  expect(await placed.createType()).toEqual(refused('incomplete'));
});

it('returns no id for removed fields, nor a late one', async () => {
  const answer = pending<unknown>();
  UnzerPayment.answer = () => answer.promise;
  const { element, payment, placed } = await drawn();
  const asking = placed.createType();
  placed.destroy();
  placed.destroy();
  answer.answer({ submitResponse: { success: true, data: { id: 's-crd-abc' } } });
  expect(await asking).toEqual(refused('unreachable'));
  expect(await placed.createType()).toEqual(refused('unreachable'));
  expect(payment?.submit).toHaveBeenCalledOnce();
  expect(element.childElementCount).toBe(0);
});

it('renders nothing if it was removed before the components were loaded, and does not fall back to version 1', async () => {
  const { element, placed } = render();
  placed.destroy();
  await isBlocked(V2);
  expect(tagsOf(V1)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(element.childElementCount).toBe(0);
  expect(heard).toEqual([]);
});

it('renders nothing if it was removed while the components were loading', async () => {
  const { element, placed } = render();
  placed.destroy();
  await comes(V2, elementsAreDefined);
  expect(names).toHaveLength(2);
  expect(element.childElementCount).toBe(0);
  expect(heard).toEqual([]);
});

it('can be rendered again with one script', async () => {
  const { card, placed } = await drawn();
  placed.destroy();
  const again = render({}, card);
  await settled();
  expect(paymentIn(again.element)).not.toBeNull();
  expect(tagsOf(V2)).toHaveLength(1);
  expect(heard).toEqual(['ready', 'ready']);
});

it.each(['', 'example', 's-priv-example', 's-pub-', 's-pub-"><script>'])(
  'does not send the invalid key %j',
  async (publicKey) => {
    render({ publicKey });
    expect(heard).toEqual([]); // never before `render` has returned
    await settled();
    expect(heard).toEqual(['error']);
    expect(asked()).toEqual([]);
  },
);
