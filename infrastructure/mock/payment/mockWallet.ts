import type { PlacedWallet, SignedCheckout, Wallet, WalletOptions } from '#application/ports/wallet.ts';
import { Appearance } from './appearance.ts';
import { modeAsked } from './mode.ts';

/** Where the sandbox plays the wallet's pages. */
const PAGES = '/sandbox/pay/wallet';

/**
 * A plain button in a wallet's place, for `npm start` and for tests. Like the real one it leaves by a form that carries
 * the signed payload, byte for byte, and is told a language and a currency: its tooltip says which. QA steers it by the
 * address:
 *
 * - `?wallet=fail`: it cannot load.
 * - `?wallet=slow`: it appears after four seconds.
 *
 * The address is read whenever the button is drawn. Its words are for QA and stay English.
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

/** A form of its own, since the button stands in one of the page's. */
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
