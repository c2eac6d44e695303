import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { PlacedWallet, SignedCheckout, Wallet, WalletOptions } from '#application/ports/wallet.ts';
import {
  type AmazonEnvironment,
  type AmazonPay,
  type AmazonSession,
  amazonPay,
  type PlacedAmazonButton,
} from './amazonPayGlobal.ts';

/** Where the vendor keeps a merchant's account, by the currency of its ledger. */
const REGIONS: ReadonlyMap<string, 'eu' | 'na'> = new Map([
  ['EUR', 'eu'],
  ['GBP', 'eu'],
  ['CHF', 'eu'],
  ['USD', 'na'],
  ['CAD', 'na'],
]);

/** A language in the vendor's format, such as `de_DE`; without one the button uses the region's. */
const LANGUAGE = /^[a-z]{2}_[A-Z]{2}$/;

/** A key whose name says its environment. */
const NAMES_ITS_ENVIRONMENT = /^(?:SANDBOX|LIVE)/;

/** Amazon Pay Checkout v2 (product 9.7). Only an approved press leads to the vendor's pages. */
export class AmazonPayWallet implements Wallet<HTMLElement> {
  readonly #scripts: VendorScripts;
  #drawings = 0;

  constructor(scripts: VendorScripts) {
    this.#scripts = scripts;
  }

  render(place: HTMLElement, options: WalletOptions): PlacedWallet {
    const drawing = new Drawing(place, options);
    const region = REGIONS.get(options.ledgerCurrency);
    if (region === undefined) queueMicrotask(() => drawing.fail());
    else void this.#draw(drawing, region);
    return drawing;
  }

  async #draw(drawing: Drawing, region: 'eu' | 'na'): Promise<void> {
    try {
      await this.#scripts.load({
        address: `https://static-${region}.payments-amazon.com/checkout.js`,
        isModule: false,
        isThere: () => amazonPay() !== null,
      });
      this.#drawings += 1;
      drawing.draw(amazonPay(), `amazon-pay-${this.#drawings}`);
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
  #isPressed = false;
  #isOver = false;

  constructor(place: HTMLElement, options: WalletOptions) {
    this.#place = place;
    this.#options = options;
  }

  draw(pay: AmazonPay | null, id: string): void {
    if (this.#isOver) return;
    if (pay === null) throw new Error('Amazon Pay is not there');
    const { checkout, ledgerCurrency, language } = this.#options;
    this.#element = this.#place.ownerDocument.createElement('div');
    this.#element.id = id;
    this.#place.append(this.#element);
    const button = pay.renderButton(`#${id}`, {
      merchantId: checkout.merchantId,
      placement: 'Checkout',
      ledgerCurrency,
      productType: checkout.productType,
      buttonColor: 'Gold',
      ...(LANGUAGE.test(language) && { checkoutLanguage: language }),
      ...environmentOf(checkout),
    });
    button.onClick(() => void this.#pressed(button));
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
    this.#element?.remove();
  }
}

/** A key that does not name its environment counts as live, because a payer must never see a test environment. */
function environmentOf({ publicKeyId }: SignedCheckout): AmazonEnvironment {
  return NAMES_ITS_ENVIRONMENT.test(publicKeyId) ? { publicKeyId } : { sandbox: false };
}

function sessionOf({ payload, signature, publicKeyId }: SignedCheckout): AmazonSession {
  return {
    payloadJSON: payload,
    signature,
    ...(!NAMES_ITS_ENVIRONMENT.test(publicKeyId) && { publicKeyId }),
  };
}
