import type { PlacedWallet, SignedCheckout, Wallet, WalletOptions } from '#application/ports/wallet.ts';
import { Appearance } from './appearance.ts';
import { modeAsked } from './mode.ts';

/** Where the sandbox plays the wallet's pages. */
const PAGES = '/sandbox/pay/wallet';

/**
 * A plain button instead of a wallet, for `npm start` and for tests. Like the real one it leaves by a form with the
 * signed payload, byte for byte. Its tooltip shows language and currency. QA sets the mode in the URL, read at every
 * render: `?wallet=fail` (cannot load) or `?wallet=slow` (takes four seconds). The texts are for QA and stay English.
 */
export class MockWallet implements Wallet<HTMLElement> {
  render(place: HTMLElement, options: WalletOptions): PlacedWallet {
    const page = place.ownerDocument;
    const element = page.createElement('div');
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = 'Pay with the mock wallet';
    button.title = [options.language, options.ledgerCurrency].join(', ');
    element.append(button);
    const appearance = new Appearance(place, element, modeAsked('wallet', ['fail', 'slow']), options);
    let isPressed = false;
    const press = async (): Promise<void> => {
      if (isPressed) return;
      isPressed = true;
      const mayGoOn = await options.onPress();
      isPressed = false;
      if (mayGoOn && !appearance.isOver) post(page, options.checkout);
    };
    button.addEventListener('click', () => void press());
    return appearance;
  }
}

/** A form of its own, because the button is inside a form of the page. */
function post(page: Document, { payload, signature }: SignedCheckout): void {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = PAGES;
  form.hidden = true;
  for (const [name, value] of Object.entries({ payloadJSON: payload, signature })) {
    const field = page.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.body.append(form);
  form.submit();
}
