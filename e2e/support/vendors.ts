import type { BrowserContext, Request } from '@playwright/test';
import { amazonButton, type WalletMood } from './amazonButton.ts';

/**
 * Stand-ins for the vendors' scripts, served at the vendors' addresses, so that app and policy treat them like the real
 * ones. Each function runs in the page as its own script and must be self-contained.
 */

/** The captcha's host, the only foreign host of a plain page. */
export const CAPTCHA_HOST = 'eu.frcapi.com';
export const AMAZON = 'https://static-eu.payments-amazon.com/checkout.js';
export const UNZER_V2 = 'https://static-v2.unzer.com/v2/ui-components/index.js';
const UNZER_V1 = 'https://static.unzer.com/v1/unzer.js';
const UNZER_STYLES = 'https://static.unzer.com/v1/unzer.css';
/** The pages to which Amazon's stand-in leads. */
export const AMAZON_PAGES = 'https://payments.amazon.de/checkout';

/** Defines the elements shortly after the script has run. Any non-empty text is a valid card. */
function unzerV2(): void {
  class Card extends HTMLElement {
    connectedCallback(): void {
      const label = document.createElement('label');
      label.append('Card number ', document.createElement('input'));
      this.append(label);
    }
  }
  class Payment extends HTMLElement {
    submit(): Promise<object> {
      const number = this.querySelector('input')?.value ?? '';
      const key = this.getAttribute('publicKey') ?? '';
      const submitResponse =
        number !== '' && key.startsWith('s-pub-')
          ? { success: true, data: { id: `s-crd-${number}-v2` } }
          : { success: false, message: '<img src=x>' };
      return Promise.resolve({ submitResponse });
    }
  }
  setTimeout(() => {
    customElements.define('unzer-card', Card);
    customElements.define('unzer-payment', Payment);
  }, 200);
}

/** Three fields; any non-empty value is valid. */
function unzerV1(): void {
  class Unzer {
    Card() {
      const number: { value: string } = { value: '' };
      const hears: ((event: object) => void)[] = [];
      return {
        create: (type: string, { containerId }: { containerId: string }) => {
          const label = document.createElement('label');
          const input = document.createElement('input');
          input.addEventListener('input', () => {
            if (type === 'number') number.value = input.value;
            const event =
              input.value === '' ? { type, success: false, error: '<b>' } : { type, success: true };
            for (const hear of hears) hear(event);
          });
          label.append(`Card ${type} `, input);
          document.getElementById(containerId)?.append(label);
        },
        addEventListener: (_name: string, hear: (event: object) => void) => hears.push(hear),
        createResource: () => Promise.resolve({ id: `s-crd-${number.value}-v1` }),
      };
    }
  }
  Object.assign(window, { unzer: Unzer });
}

interface Moods {
  /** Addresses that a content blocker blocks. */
  readonly blocked?: readonly string[];
  readonly wallet?: WalletMood;
}

const CODE: Readonly<Record<string, string>> = {
  [UNZER_V2]: `(${unzerV2.toString()})();`,
  [UNZER_V1]: `(${unzerV1.toString()})();`,
  [UNZER_STYLES]: '',
};

/** Serves the stand-ins except `blocked`, and an empty page for the vendors' pages. Returns the requests for those. */
export async function serveVendors(
  context: BrowserContext,
  { blocked = [], wallet = 'well' }: Moods = {},
): Promise<readonly Request[]> {
  const code: Readonly<Record<string, string>> = {
    ...CODE,
    [AMAZON]: `(${amazonButton.toString()})(${JSON.stringify(wallet)});`,
  };
  const visits: Request[] = [];
  await context.route(/^https:\/\/[^/]*\.(payments-amazon\.com|amazon\.de|unzer\.com)\//, (route) => {
    const request = route.request();
    const address = request.url();
    if (blocked.includes(address)) return route.abort('blockedbyclient');
    const body = code[address];
    if (body === undefined) {
      visits.push(request);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A vendor</title>' });
    }
    return route.fulfill({
      contentType: address.endsWith('.css') ? 'text/css' : 'text/javascript',
      // Modules are fetched with CORS.
      headers: { 'access-control-allow-origin': '*' },
      body,
    });
  });
  return visits;
}
