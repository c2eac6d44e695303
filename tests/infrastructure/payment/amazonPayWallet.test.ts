// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SignedCheckout, WalletOptions } from '#application/ports/wallet.ts';
import { AmazonPayWallet } from '#infrastructure/payment/amazonPayWallet.ts';
import { ScriptLoader } from '#infrastructure/payment/scriptLoader.ts';
import { pending } from '#tests/data/pending.ts';
import { asked, comes, isBlocked, tagsOf } from './scripts.ts';

const EU = 'https://static-eu.payments-amazon.com/checkout.js';
const NA = 'https://static-na.payments-amazon.com/checkout.js';

/** As a backend writes JSON: who parses it and writes it again changes it. */
const PAYLOAD = String.raw`{ "webCheckoutDetails":{"checkoutResultReturnUrl":"https:\/\/a.example\/b?c=\u00e9"},"n":1.0 }`;

const CHECKOUT: SignedCheckout = {
  merchantId: 'A1MERCHANT',
  productType: 'PayOnly',
  payload: PAYLOAD,
  signature: 'c2lnbmVk+/=',
  publicKeyId: 'SANDBOX-KEY',
};

/** A button as the vendor's script draws it. */
class Button {
  readonly selector: string;
  readonly parameters: unknown;
  readonly initCheckout = vi.fn((_request: unknown) => heard.push('checkout'));
  press: () => void = () => undefined;

  constructor(selector: string, parameters: unknown) {
    const place = document.querySelector(selector);
    if (place === null) throw new Error('no such container');
    place.append(document.createElement('button'));
    this.selector = selector;
    this.parameters = parameters;
  }

  onClick(listener: () => void): void {
    this.press = listener;
  }
}

const heard: string[] = [];
const buttons: Button[] = [];
const vendor = (pay: unknown) => Object.assign(window, { amazon: { Pay: pay } });
const brings = () =>
  void vendor({
    renderButton: (selector: string, parameters: unknown) => {
      const button = new Button(selector, parameters);
      buttons.push(button);
      return button;
    },
  });

const options = (about: Partial<WalletOptions> = {}): WalletOptions => ({
  checkout: CHECKOUT,
  language: 'de_DE',
  ledgerCurrency: 'EUR',
  onReady: () => heard.push('ready'),
  onPress: async () => true,
  onError: () => heard.push('error'),
  ...about,
});

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  buttons.length = 0;
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'amazon');
});

function render(about: Partial<WalletOptions> = {}, wallet = new AmazonPayWallet(new ScriptLoader())) {
  const element = document.createElement('div');
  document.body.append(element);
  return { element, wallet, placed: wallet.render(element, options(about)) };
}

/** A button that is there. */
async function drawn(about: Partial<WalletOptions> = {}) {
  const rendered = render(about);
  await comes(EU, brings);
  const [button] = buttons;
  if (button === undefined) throw new Error('no button was drawn');
  return { ...rendered, button };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

it.each([
  ['EUR', EU],
  ['GBP', EU],
  ['CHF', EU],
  ['USD', NA],
  ['CAD', NA],
])('takes the script of the region for a ledger in %s', (ledgerCurrency, address) => {
  render({ ledgerCurrency });
  expect(asked()).toEqual([address]);
});

it.each(['', 'JPY', 'eur', 'constructor'])('asks nobody for a ledger in %j', async (ledgerCurrency) => {
  render({ ledgerCurrency });
  expect(heard).toEqual([]); // never before `render` has returned
  await settled();
  expect(heard).toEqual(['error']);
  expect(asked()).toEqual([]);
});

it('draws the button with what the backend has prepared, under a key that names its environment', async () => {
  const { button, element } = await drawn();
  expect(button.parameters).toStrictEqual({
    merchantId: 'A1MERCHANT',
    placement: 'Checkout',
    ledgerCurrency: 'EUR',
    productType: 'PayOnly',
    buttonColor: 'Gold',
    checkoutLanguage: 'de_DE',
    publicKeyId: 'SANDBOX-KEY',
  });
  expect(element.querySelector(button.selector)?.querySelector('button')).not.toBeNull();
  expect(heard).toEqual(['ready']);
});

it('draws it for the real environment under a key that names none', async () => {
  const { button } = await drawn({ checkout: { ...CHECKOUT, publicKeyId: 'AG7KEY-SANDBOX' } });
  expect(button.parameters).toStrictEqual({
    merchantId: 'A1MERCHANT',
    placement: 'Checkout',
    ledgerCurrency: 'EUR',
    productType: 'PayOnly',
    buttonColor: 'Gold',
    checkoutLanguage: 'de_DE',
    sandbox: false,
  });
});

it.each(['', 'de', 'de-DE', 'de_DE"'])('leaves the language %j to the vendor', async (language) => {
  const { button } = await drawn({ language });
  expect(button.parameters).not.toHaveProperty('checkoutLanguage');
});

it('begins the checkout with the payload byte for byte, once the press is noted', async () => {
  const noted = pending<boolean>();
  const { button } = await drawn({ onPress: () => noted.promise });
  button.press();
  await settled();
  expect(button.initCheckout).not.toHaveBeenCalled();
  noted.answer(true);
  await settled();
  expect(button.initCheckout).toHaveBeenCalledExactlyOnceWith({
    createCheckoutSessionConfig: { payloadJSON: PAYLOAD, signature: 'c2lnbmVk+/=' },
  });
});

it.each(['LIVE-KEY', 'SANDBOX-KEY'])('does not name the key %s a second time', async (publicKeyId) => {
  const { button } = await drawn({ checkout: { ...CHECKOUT, publicKeyId } });
  expect(button.parameters).toMatchObject({ publicKeyId });
  expect(button.parameters).not.toHaveProperty('sandbox');
  button.press();
  await settled();
  expect(button.initCheckout.mock.lastCall).toStrictEqual([
    { createCheckoutSessionConfig: { payloadJSON: PAYLOAD, signature: 'c2lnbmVk+/=' } },
  ]);
});

it('names a key without an environment with the session', async () => {
  const { button } = await drawn({ checkout: { ...CHECKOUT, publicKeyId: 'AG7KEY' } });
  button.press();
  await settled();
  expect(button.initCheckout.mock.lastCall).toStrictEqual([
    {
      createCheckoutSessionConfig: { payloadJSON: PAYLOAD, signature: 'c2lnbmVk+/=', publicKeyId: 'AG7KEY' },
    },
  ]);
});

it('opens nothing after a press that was refused, and may be pressed again', async () => {
  const answers = [false, true];
  const { button } = await drawn({ onPress: async () => answers.shift() ?? false });
  button.press();
  await settled();
  expect(button.initCheckout).not.toHaveBeenCalled();
  button.press();
  await settled();
  expect(button.initCheckout).toHaveBeenCalledOnce();
  expect(heard).toEqual(['ready', 'checkout']);
});

it('takes a double press for one', async () => {
  const noted = pending<boolean>();
  const onPress = vi.fn(() => noted.promise);
  const { button } = await drawn({ onPress });
  button.press();
  button.press();
  noted.answer(true);
  await settled();
  expect(onPress).toHaveBeenCalledOnce();
  expect(button.initCheckout).toHaveBeenCalledOnce();
});

it('says so where the vendor’s pages cannot be opened', async () => {
  const { button, element } = await drawn();
  button.initCheckout.mockImplementation(() => {
    throw new Error('blocked');
  });
  button.press();
  await settled();
  expect(heard).toEqual(['ready', 'error']);
  expect(element.childElementCount).toBe(0);
});

it('says so where the script is blocked, and tries again for the next button', async () => {
  const { wallet } = render();
  await isBlocked(EU);
  expect(heard).toEqual(['error']);
  render({}, wallet);
  await comes(EU, brings);
  expect(heard).toEqual(['error', 'ready']);
});

it('says so where the script hangs', async () => {
  render();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(heard).toEqual(['error']);
});

it.each([
  ['nothing', () => undefined],
  ['something else of the name', () => void Object.assign(window, { amazon: document.createElement('a') })],
  ['half of it', () => void vendor({ renderButton: 'soon' })],
])('says so where the script brings %s', async (_, halfBrings) => {
  const { element } = render();
  await comes(EU, halfBrings);
  await vi.advanceTimersByTimeAsync(1_000);
  await comes(EU);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(heard).toEqual([]);
  await comes(EU);
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('says so where another script has replaced the vendor’s, and loads it again', async () => {
  const { wallet } = await drawn();
  vendor(null);
  render({}, wallet);
  await settled();
  expect(heard).toEqual(['ready', 'error']);
  render({}, wallet);
  await comes(EU, brings);
  expect(heard).toEqual(['ready', 'error', 'ready']);
});

it.each([
  [
    'throws',
    () => {
      throw new Error('wrong container');
    },
  ],
  ['gives no button', () => undefined],
])('says so where drawing %s', async (_, renderButton) => {
  const { element } = render();
  await comes(EU, () => void vendor({ renderButton }));
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('is not heard of after it was removed', async () => {
  const { button, element, placed } = await drawn();
  placed.destroy();
  placed.destroy();
  button.press();
  await settled();
  expect(heard).toEqual(['ready']);
  expect(element.childElementCount).toBe(0);
});

it('opens nothing when it was removed while the press was being noted', async () => {
  const noted = pending<boolean>();
  const { button, placed } = await drawn({ onPress: () => noted.promise });
  button.press();
  placed.destroy();
  noted.answer(true);
  await settled();
  expect(button.initCheckout).not.toHaveBeenCalled();
});

it('draws nothing when it was removed before the script came', async () => {
  const { element, placed } = render();
  placed.destroy();
  await comes(EU, brings);
  expect(buttons).toEqual([]);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
});

it('can be drawn twice at once, by one script and each in its place', async () => {
  const { wallet, placed } = render();
  const other = render({}, wallet);
  expect(tagsOf(EU)).toHaveLength(1);
  await comes(EU, brings);
  expect(new Set(buttons.map(({ selector }) => selector)).size).toBe(2);
  placed.destroy();
  expect(other.element.querySelector('button')).not.toBeNull();
});
