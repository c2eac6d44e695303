// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { UnzerCardForm } from '#infrastructure/payment/unzerCardForm.ts';
import { comes, isBlocked, tagsOf } from './scripts.ts';

const V2 = 'https://static-v2.unzer.com/v2/ui-components/index.js';
const V1 = 'https://static.unzer.com/v1/unzer.js';
const FIELDS = ['number', 'expiry', 'cvc'];

/** A card of the vendor's, whose fields a test fills. */
class Card {
  readonly created: [string, { containerId: string; onlyIframe: boolean }][] = [];
  readonly createResource = vi.fn(async (): Promise<unknown> => ({ id: 's-crd-abc' }));
  #hear: (event: object) => void = () => undefined;

  create(field: string, place: { containerId: string; onlyIframe: boolean }): void {
    if (document.getElementById(place.containerId) === null) throw new Error('no such container');
    this.created.push([field, place]);
  }

  addEventListener(name: string, listener: (event: object) => void): void {
    if (name === 'change') this.#hear = listener;
  }

  says(event: object): void {
    this.#hear(event);
  }

  isFilled(...fields: readonly string[]): void {
    for (const type of fields) this.says({ type, success: true });
  }
}

const made: [unknown, unknown][] = [];
const cards: Card[] = [];
const brings = () =>
  void Object.assign(window, {
    unzer: class {
      constructor(key: unknown, options: unknown) {
        made.push([key, options]);
      }
      Card(): Card {
        const card = new Card();
        cards.push(card);
        return card;
      }
    },
  });

const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [heard, made, cards]) list.length = 0;
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'unzer');
});

function render(form = new UnzerCardForm(new ScriptLoader())) {
  const element = document.createElement('div');
  document.body.append(element);
  const placed = form.render(element, {
    publicKey: 's-pub-example-de',
    locale: 'fr-CH',
    onReady: () => heard.push('ready'),
    onError: () => heard.push('error'),
  });
  return { element, form, placed };
}

/** Fields of version 1 that are there, because version 2 is blocked. */
async function drawn() {
  const rendered = render();
  await isBlocked(V2);
  await comes(V1, brings);
  const [card] = cards;
  if (card === undefined) throw new Error('no card was drawn');
  return { ...rendered, card };
}

it('replaces version 2 if that cannot be loaded', async () => {
  render();
  await isBlocked(V2, 2);
  expect(tagsOf(V1)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await isBlocked(V2, 1);
  expect(tagsOf(V1)[0]?.type).toBe('');
  await comes(V1, brings);
  expect(heard).toEqual(['ready']);
});

it('renders the three fields with the site’s key, in the language of the page', async () => {
  const { card, element } = await drawn();
  expect(made).toEqual([['s-pub-example-de', { locale: 'fr-FR' }]]);
  expect(card.created.map(([field]) => field)).toEqual(FIELDS);
  for (const [, { containerId, onlyIframe }] of card.created) {
    expect(onlyIframe).toBe(false);
    expect(element.contains(document.getElementById(containerId))).toBe(true);
  }
});

it('loads the vendor’s style sheet once', async () => {
  const { form } = await drawn();
  render(form);
  await isBlocked(V2);
  await vi.advanceTimersByTimeAsync(0);
  expect(cards).toHaveLength(2);
  expect([...document.querySelectorAll('link')].map(({ rel, href }) => [rel, href])).toEqual([
    ['stylesheet', 'https://static.unzer.com/v1/unzer.css'],
  ]);
});

it('returns the id of the card once all fields are valid', async () => {
  const { card, placed } = await drawn();
  card.isFilled(...FIELDS);
  expect(await placed.createType()).toEqual(done('s-crd-abc'));
  expect(card.createResource).toHaveBeenCalledOnce();
});

it.each(FIELDS)('requests no id while %s is missing', async (missing) => {
  const { card, placed } = await drawn();
  card.isFilled(...FIELDS.filter((field) => field !== missing));
  expect(await placed.createType()).toEqual(refused('incomplete'));
  card.isFilled(missing);
  card.says({ type: missing, success: false });
  expect(await placed.createType()).toEqual(refused('incomplete'));
  expect(card.createResource).not.toHaveBeenCalled();
});

it('shows the error of a field as plain text until it is valid', async () => {
  const { card, element } = await drawn();
  const status = () => element.querySelector('[role=status]');
  card.says({ type: 'number', success: false, error: '<img src=x onerror=alert(1)> Invalid' });
  expect(status()?.textContent).toBe('<img src=x onerror=alert(1)> Invalid');
  expect(element.querySelector('img')).toBeNull();
  card.says({ type: 'number', success: false, error: 'x'.repeat(10_000) });
  expect(status()?.textContent).toHaveLength(200);
  card.says({ type: 'number', success: false, error: { html: '<b>' } });
  expect(status()?.textContent).toBe('');
  card.says({ type: 'number', success: false, error: 'Invalid' });
  card.isFilled('number');
  expect(status()?.textContent).toBe('');
});

it.each([undefined, null, {}, { id: 7 }, { id: 's-pit-abc' }])('rejects the answer %j', async (answer) => {
  const { card, placed } = await drawn();
  card.isFilled(...FIELDS);
  card.createResource.mockResolvedValue(answer);
  expect(await placed.createType()).toEqual(refused('unreachable'));
});

it('reports that the vendor cannot be reached', async () => {
  const { card, placed } = await drawn();
  card.isFilled(...FIELDS);
  card.createResource.mockRejectedValue(new Error('<b>Service unavailable</b>'));
  expect(await placed.createType()).toEqual(refused('unreachable'));
});

it('reports an error if neither version can be loaded, and tries both again for the next fields', async () => {
  const { form } = render();
  await isBlocked(V2);
  expect(heard).toEqual([]);
  await isBlocked(V1);
  expect(heard).toEqual(['error']);
  render(form);
  await isBlocked(V2);
  await comes(V1, brings);
  expect(heard).toEqual(['error', 'ready']);
});

it.each([
  ['nothing', () => undefined],
  ['something else of the name', () => void Object.assign(window, { unzer: document.createElement('a') })],
])('reports an error if the script brings %s', async (_, halfBrings) => {
  const { element } = render();
  await isBlocked(V2);
  for (let tries = 0; tries < 3; tries += 1) {
    expect(heard).toEqual([]);
    await comes(V1, halfBrings);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('reports an error if another class has the vendor’s name', async () => {
  const { element } = render();
  await isBlocked(V2);
  await comes(V1, () => void Object.assign(window, { unzer: Date }));
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('reports nothing after it was removed', async () => {
  const { card, element, placed } = await drawn();
  card.isFilled(...FIELDS);
  placed.destroy();
  card.says({ type: 'number', success: false, error: 'late' });
  expect(await placed.createType()).toEqual(refused('unreachable'));
  expect(card.createResource).not.toHaveBeenCalled();
  expect(element.childElementCount).toBe(0);
  expect(heard).toEqual(['ready']);
});
