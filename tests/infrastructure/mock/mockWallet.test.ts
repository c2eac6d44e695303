// @vitest-environment jsdom
import { getByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WalletOptions } from '#application/ports/wallet.ts';
import { MockWallet } from '#infrastructure/mock/payment/mockWallet.ts';
import { pending } from '#tests/data/pending.ts';

const PAYLOAD = String.raw`{ "a":"https:\/\/a.example\/b?c=\u00e9&d=1" }`;
const heard: string[] = [];
/** What was posted, and where. */
const posted: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  posted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { method, pathname } = { method: this.method, pathname: new URL(this.action).pathname };
    posted.push({ method, pathname, fields: [...new FormData(this)], isInPage: this.isConnected });
  });
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const options = (onPress = async () => true): WalletOptions => ({
  checkout: {
    merchantId: 'A1',
    productType: 'PayOnly',
    payload: PAYLOAD,
    signature: 'c2ln+/=',
    algorithm: null,
    publicKeyId: 'SANDBOX-X',
  },
  language: 'de_DE',
  ledgerCurrency: 'EUR',
  onReady: () => heard.push('ready'),
  onPress,
  onError: () => heard.push('error'),
});

async function place(search = '', onPress: () => Promise<boolean> = async () => true) {
  history.replaceState(null, '', `/prepaid/checkout${search}`);
  const element = document.createElement('div');
  const form = document.createElement('form');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  form.append(element);
  document.body.replaceChildren(form);
  const wallet = new MockWallet().render(element, options(onPress));
  expect(heard).toEqual([]); // never before `render` has returned
  await vi.advanceTimersByTimeAsync(0);
  return { element, submitted, wallet };
}

const button = (element: HTMLElement) => getByRole(element, 'button', { name: 'Pay with the mock wallet' });

it('posts the signed payload to the sandbox’s wallet, byte for byte', async () => {
  const { element, submitted } = await place();
  expect(heard).toEqual(['ready']);
  button(element).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([
    {
      method: 'post',
      pathname: '/sandbox/pay/wallet',
      fields: [
        ['payloadJSON', PAYLOAD],
        ['signature', 'c2ln+/='],
      ],
      isInPage: true,
    },
  ]);
  expect(submitted).not.toHaveBeenCalled(); // the page's own form is another one
});

it('waits until the press is stored, and treats a double press as one', async () => {
  const noted = pending<boolean>();
  const onPress = vi.fn(() => noted.promise);
  const { element } = await place('', onPress);
  button(element).click();
  button(element).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([]);
  noted.answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onPress).toHaveBeenCalledOnce();
  expect(posted).toHaveLength(1);
});

it('posts nothing after a rejected press, and can be pressed again', async () => {
  const answers = [false, true];
  const { element } = await place('', async () => answers.shift() ?? false);
  button(element).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([]);
  button(element).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toHaveLength(1);
});

it('posts nothing if it was removed in the meantime', async () => {
  const noted = pending<boolean>();
  const { element, wallet } = await place('', () => noted.promise);
  button(element).click();
  wallet.destroy();
  wallet.destroy();
  noted.answer(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toEqual([]);
  expect(element.childElementCount).toBe(0);
});

it('can be made to fail', async () => {
  const { element } = await place('?wallet=fail');
  expect(heard).toEqual(['error']);
  expect(element.childElementCount).toBe(0);
});

it('is not rendered if it was removed immediately', async () => {
  const element = document.createElement('div');
  new MockWallet().render(element, options()).destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(element.childElementCount).toBe(0);
  expect(heard).toEqual([]);
});

it('is rendered with an unknown parameter in the address', async () => {
  await place('?wallet=../../x&card=fail');
  expect(heard).toEqual(['ready']);
});
