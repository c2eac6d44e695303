import type { VendorScripts } from '#application/ports/vendorScripts.ts';
import type { CardFault } from '#application/ports/cardForm.ts';
import { done, refused, type Result } from '#domain/core/result.ts';
import type { DrawnCardFields, CardFieldsOptions, DrawCardFields } from './cardFields.ts';
import type { UnzerPaymentElement } from './unzerGlobals.ts';
import { within } from './within.ts';

/** For the script and the definition of its elements, in milliseconds. */
const PATIENCE_MS = 12_000;

const SCRIPT = {
  address: 'https://static-v2.unzer.com/v2/ui-components/index.js',
  isModule: true,
  // A module defines no global: its elements tell whether it is loaded.
  isThere: () => true,
};

/** Loads Unzer's UI components, version 2 (product 9.7). Rejects if they take too long. */
export async function loadUnzerV2(scripts: VendorScripts): Promise<DrawCardFields> {
  await within(PATIENCE_MS, loaded(scripts));
  return draw;
}

async function loaded(scripts: VendorScripts): Promise<void> {
  await scripts.load(SCRIPT);
  await Promise.all(['unzer-payment', 'unzer-card'].map((name) => customElements.whenDefined(name)));
}

function draw(element: HTMLElement, { publicKey, locale }: CardFieldsOptions): DrawnCardFields {
  const page = element.ownerDocument;
  const payment = page.createElement('unzer-payment') as UnzerPaymentElement;
  if (typeof payment.submit !== 'function') throw new Error('unzer-payment is something else');
  payment.setAttribute('publicKey', publicKey);
  payment.setAttribute('locale', locale);
  // Stored cards (Click to Pay) would come from hosts that our CSP forbids.
  payment.setAttribute('disableCTP', 'true');
  payment.append(page.createElement('unzer-card'));
  element.append(payment);
  return { createId: async () => idIn(await payment.submit()) };
}

/** The vendor reports a success in two ways. */
interface Submission {
  readonly success?: unknown;
  readonly status?: unknown;
  readonly data?: { readonly id?: unknown } | null;
}

/** Without an answer, or without success in it, the fields were not filled in correctly. */
function idIn(answer: unknown): Result<unknown, CardFault> {
  const { submitResponse } = (answer ?? {}) as { readonly submitResponse?: Submission | null };
  const isDone = submitResponse?.success === true || submitResponse?.status === 'SUCCESS';
  return isDone ? done(submitResponse.data?.id) : refused('incomplete');
}
