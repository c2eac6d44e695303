import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { PlacedWallet, SignedCheckout, Wallet, WalletOptions } from '#application/ports/wallet.ts';
import { walletLanguages } from '#domain/payment/walletLanguages.ts';
import { type WalletAccount, walletAccount } from '#domain/payment/walletRegion.ts';
import {
  type AmazonEnvironment,
  type AmazonPay,
  type AmazonSession,
  amazonPay,
  type PlacedAmazonButton,
} from './amazonPayGlobal.ts';
import { type PressWatch, watchPresses } from './pressWatch.ts';

/** A key whose name says its environment. */
const NAMES_ITS_ENVIRONMENT = /^(?:SANDBOX|LIVE)/;

/**
 * Amazon Pay Checkout v2 (product 9.7). Only an approved press leads to the vendor's pages. Where the site's domain is not
 * registered, the vendor disables its button without an event: a press that it does not report is an error.
 */
export class AmazonPayWallet implements Wallet<HTMLElement> {
  readonly #scripts: VendorScripts;
  #drawings = 0;

  constructor(scripts: VendorScripts) {
    this.#scripts = scripts;
  }

  render(place: HTMLElement, options: WalletOptions): PlacedWallet {
    const drawing = new Drawing(place, options);
    const account = walletAccount(options.ledgerCurrency);
    if (account === null) queueMicrotask(() => drawing.fail());
    else void this.#draw(drawing, account);
    return drawing;
  }

  async #draw(drawing: Drawing, account: WalletAccount): Promise<void> {
    try {
      await this.#scripts.load({
        address: `https://static-${account.region}.payments-amazon.com/checkout.js`,
        isModule: false,
        isThere: () => amazonPay() !== null,
      });
      this.#drawings += 1;
      drawing.draw(amazonPay(), account, `amazon-pay-${this.#drawings}`);
    } catch {
      drawing.fail();
    }
  }
}

/** One button, from its request to its removal. Reports and does nothing after `destroy`. */
class Drawing implements PlacedWallet {
  readonly #place: HTMLElement;
  readonly #options: WalletOptions;
  #element: HTMLElement | null = null;
  #presses: PressWatch | null = null;
  #isPressed = false;
  #isOver = false;

  constructor(place: HTMLElement, options: WalletOptions) {
    this.#place = place;
    this.#options = options;
  }

  draw(pay: AmazonPay | null, { region, currency }: WalletAccount, id: string): void {
    if (this.#isOver) return;
    if (pay === null) throw new Error('Amazon Pay is not there');
    const { checkout, language } = this.#options;
    const checkoutLanguage = walletLanguages(region).find((one) => one === language);
    this.#element = this.#place.ownerDocument.createElement('div');
    this.#element.id = id;
    this.#place.append(this.#element);
    const button = pay.renderButton(`#${id}`, {
      merchantId: checkout.merchantId,
      placement: 'Checkout',
      ledgerCurrency: currency,
      productType: checkout.productType,
      buttonColor: 'Gold',
      ...(checkoutLanguage !== undefined && { checkoutLanguage }),
      ...environmentOf(checkout),
    });
    const presses = watchPresses(this.#element, () => this.fail());
    this.#presses = presses;
    button.onClick(() => {
      presses.heard();
      void this.#pressed(button);
    });
    this.#options.onReady();
  }

  async #pressed(button: PlacedAmazonButton): Promise<void> {
    if (this.#isPressed || this.#isOver) return;
    this.#isPressed = true;
    try {
      const mayGoOn = await this.#options.onPress();
      if (!mayGoOn || this.#isOver) return;
      button.initCheckout({ createCheckoutSessionConfig: sessionOf(this.#options.checkout) });
    } catch {
      this.fail();
    } finally {
      this.#isPressed = false;
    }
  }

  fail(): void {
    if (this.#isOver) return;
    this.destroy();
    this.#options.onError();
  }

  destroy(): void {
    this.#isOver = true;
    this.#presses?.stop();
    this.#element?.remove();
  }
}

/** A key that does not name its environment counts as live, because a payer must never see a test environment. */
function environmentOf({ publicKeyId }: SignedCheckout): AmazonEnvironment {
  return NAMES_ITS_ENVIRONMENT.test(publicKeyId) ? { publicKeyId } : { sandbox: false };
}

function sessionOf({ payload, signature, algorithm, publicKeyId }: SignedCheckout): AmazonSession {
  return {
    payloadJSON: payload,
    signature,
    ...(algorithm !== null && { algorithm }),
    ...(!NAMES_ITS_ENVIRONMENT.test(publicKeyId) && { publicKeyId }),
  };
}
