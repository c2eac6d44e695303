import { afterEach, beforeEach, vi } from 'vitest';
import type { SignedCheckout, WalletOptions } from '#application/ports/wallet.ts';
import { AmazonPayWallet } from '#infrastructure/payment/amazonPayWallet.ts';
import { ScriptLoader } from '#infrastructure/scripts/scriptLoader.ts';
import { comes } from './scripts.ts';

/** The vendor's script in Europe. */
export const EU = 'https://static-eu.payments-amazon.com/checkout.js';

/** As a backend writes JSON: who parses it and writes it again changes it. */
export const PAYLOAD = String.raw`{ "webCheckoutDetails":{"checkoutResultReturnUrl":"https:\/\/a.example\/b?c=\u00e9"},"n":1.0 }`;

export const CHECKOUT: SignedCheckout = {
  merchantId: 'A1MERCHANT',
  productType: 'PayOnly',
  payload: PAYLOAD,
  signature: 'c2lnbmVk+/=',
  algorithm: null,
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

/** What the page was told, in turn. */
export const heard: string[] = [];
/** The buttons that were drawn. */
export const buttons: Button[] = [];
/** What the script leaves in the window. */
export const vendor = (pay: unknown) => Object.assign(window, { amazon: { Pay: pay } });
/** As it does where all is well. */
export const brings = () =>
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

/** Each test has an empty page, and time that it lets pass itself. */
export function onAnEmptyPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    buttons.length = 0;
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'amazon');
  });
}

/** A button that is asked for: its script is on its way. */
export function render(about: Partial<WalletOptions> = {}, wallet = new AmazonPayWallet(new ScriptLoader())) {
  const element = document.createElement('div');
  document.body.append(element);
  return { element, wallet, placed: wallet.render(element, options(about)) };
}

/** A button that is there. */
export async function drawn(about: Partial<WalletOptions> = {}) {
  const rendered = render(about);
  await comes(EU, brings);
  const [button] = buttons;
  if (button === undefined) throw new Error('no button was drawn');
  return { ...rendered, button };
}

export const settled = () => vi.advanceTimersByTimeAsync(0);
