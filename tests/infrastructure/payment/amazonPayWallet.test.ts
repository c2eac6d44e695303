// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { pending } from '#tests/data/pending.ts';
import {
  CHECKOUT,
  EU,
  PAYLOAD,
  brings,
  buttons,
  drawn,
  heard,
  onAnEmptyPage,
  render,
  settled,
} from './amazonPay.ts';
import { asked, comes, tagsOf } from './scripts.ts';

const NA = 'https://static-na.payments-amazon.com/checkout.js';
const FE = 'https://static-fe.payments-amazon.com/checkout.js';

onAnEmptyPage();

it.each([
  ['EUR', EU],
  ['GBP', EU],
  ['USD', NA],
  ['JPY', FE],
])('loads the script of the region for a ledger in %s', (ledgerCurrency, address) => {
  render({ ledgerCurrency });
  expect(asked()).toEqual([address]);
});

it.each(['', 'CHF', 'CAD', 'eur', 'constructor'])(
  'loads nothing for a ledger in %j',
  async (ledgerCurrency) => {
    render({ ledgerCurrency });
    expect(heard).toEqual([]); // never before `render` has returned
    await settled();
    expect(heard).toEqual(['error']);
    expect(asked()).toEqual([]);
  },
);

it.each([
  ['that names its environment', 'SANDBOX-KEY', { publicKeyId: 'SANDBOX-KEY' }],
  ['that names none, for the real one', 'AG7KEY-SANDBOX', { sandbox: false }],
])('renders the button with the backend’s data, under a key %s', async (_, publicKeyId, named) => {
  const { button, element } = await drawn({ checkout: { ...CHECKOUT, publicKeyId } });
  expect(button.parameters).toStrictEqual({
    merchantId: 'A1MERCHANT',
    placement: 'Checkout',
    ledgerCurrency: 'EUR',
    productType: 'PayOnly',
    buttonColor: 'Gold',
    checkoutLanguage: 'de_DE',
    ...named,
  });
  expect(element.querySelector(button.selector)?.querySelector('button')).not.toBeNull();
  expect(heard).toEqual(['ready']);
});

it.each(['', 'de', 'de-DE', 'de_DE"', 'nl_NL', 'en_US', 'de_AT'])(
  'leaves the language %j to the vendor',
  async (language) => {
    const { button } = await drawn({ language });
    expect(button.parameters).not.toHaveProperty('checkoutLanguage');
  },
);

it('starts the checkout with the payload byte for byte, once the press is stored', async () => {
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

it.each(['LIVE-KEY', 'SANDBOX-KEY'])('does not repeat the key %s at the checkout', async (publicKeyId) => {
  const { button } = await drawn({ checkout: { ...CHECKOUT, publicKeyId } });
  expect(button.parameters).toMatchObject({ publicKeyId });
  expect(button.parameters).not.toHaveProperty('sandbox');
  button.press();
  await settled();
  expect(button.initCheckout.mock.lastCall).toStrictEqual([
    { createCheckoutSessionConfig: { payloadJSON: PAYLOAD, signature: 'c2lnbmVk+/=' } },
  ]);
});

it('passes a key without an environment at the checkout', async () => {
  const { button } = await drawn({ checkout: { ...CHECKOUT, publicKeyId: 'AG7KEY' } });
  button.press();
  await settled();
  expect(button.initCheckout.mock.lastCall).toStrictEqual([
    {
      createCheckoutSessionConfig: { payloadJSON: PAYLOAD, signature: 'c2lnbmVk+/=', publicKeyId: 'AG7KEY' },
    },
  ]);
});

it('names the algorithm of the signature at the checkout', async () => {
  const checkout = { ...CHECKOUT, algorithm: 'AMZN-PAY-RSASSA-PSS-V2' } as const;
  const { button } = await drawn({ checkout });
  button.press();
  await settled();
  expect(button.initCheckout.mock.lastCall).toStrictEqual([
    {
      createCheckoutSessionConfig: {
        payloadJSON: PAYLOAD,
        signature: 'c2lnbmVk+/=',
        algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
      },
    },
  ]);
});

it('opens nothing after a rejected press, and can be pressed again', async () => {
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

it('treats a double press as one', async () => {
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

it('reports nothing after it was removed', async () => {
  const { button, element, placed } = await drawn();
  placed.destroy();
  placed.destroy();
  button.press();
  await settled();
  expect(heard).toEqual(['ready']);
  expect(element.childElementCount).toBe(0);
});

it('opens nothing if it was removed while the press was being stored', async () => {
  const noted = pending<boolean>();
  const { button, placed } = await drawn({ onPress: () => noted.promise });
  button.press();
  placed.destroy();
  noted.answer(true);
  await settled();
  expect(button.initCheckout).not.toHaveBeenCalled();
});

it('renders nothing if it was removed before the script was loaded', async () => {
  const { element, placed } = render();
  placed.destroy();
  await comes(EU, brings);
  expect(buttons).toEqual([]);
  expect(heard).toEqual([]);
  expect(element.childElementCount).toBe(0);
});

it('can be rendered twice with one script', async () => {
  const { wallet, placed } = render();
  const other = render({}, wallet);
  expect(tagsOf(EU)).toHaveLength(1);
  await comes(EU, brings);
  expect(new Set(buttons.map(({ selector }) => selector)).size).toBe(2);
  placed.destroy();
  expect(other.element.querySelector('button')).not.toBeNull();
});
