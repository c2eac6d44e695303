import { CAPTCHA } from '../support/journey.ts';
import { DECISIONS, type Decision } from '../support/paying.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import type { Say } from '../support/words.ts';
import { containing } from './look.ts';
import type { Visitor } from './visitor.ts';

/** What the payer agrees to, by what is paid for. */
type Consent = 'charge.consent' | 'pay.consent';

/** From the serial number to the page that pays 25.00. */
export async function goToCheckout(visitor: Visitor, say: Say, voucher: SeededVoucher): Promise<void> {
  await visitor.enter({ label: say('charge.serial') }, voucher.serialNumber);
  await visitor.check({ label: CAPTCHA });
  await visitor.click({ role: 'button', name: say('charge.check') });
  await visitor.check({ role: 'radio', name: { pattern: String.raw`\b25\b` } });
  await visitor.click({ role: 'button', name: say('charge.go') });
  await visitor.heading(say('charge.payTitle'));
}

/** Chooses the wallet and presses its button, which leads to its page. */
export async function payByWallet(visitor: Visitor, say: Say, consent: Consent): Promise<void> {
  await visitor.check({ role: 'radio', name: containing(say('paid.provider.wallet')) });
  await visitor.check({ role: 'checkbox', name: containing(say(consent)) });
  await visitor.click({ role: 'button', name: 'Pay with the mock wallet' });
}

/** Chooses a card whose bank asks, and presses the button that pays. */
export async function payByCard(visitor: Visitor, say: Say, consent: Consent): Promise<void> {
  await visitor.check({ role: 'radio', name: containing(say('paid.provider.card')) });
  await visitor.check({ role: 'radio', name: { pattern: String.raw`challenge\)` } });
  await visitor.check({ role: 'checkbox', name: containing(say(consent)) });
  await visitor.click({ role: 'button', name: { pattern: String.raw`\d` }, within: { css: 'main form' } });
}

/** Decides on the sandbox's page of a payment, and follows it back. */
export async function decide(visitor: Visitor, decision: Decision): Promise<void> {
  await visitor.click({ role: 'button', name: DECISIONS[decision] });
}
