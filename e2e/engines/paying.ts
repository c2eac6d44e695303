import { DECISIONS, type Decision } from '../support/paying.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import type { Say } from '../support/words.ts';
import { containing } from './look.ts';
import type { Visitor } from './visitor.ts';

/** From the serial number to the payment of 25.00. */
export async function goToCheckout(visitor: Visitor, say: Say, voucher: SeededVoucher): Promise<void> {
  await visitor.enter({ label: say('charge.serial') }, voucher.serialNumber);
  await visitor.click({ role: 'button', name: say('charge.check') });
  await visitor.check({ role: 'radio', name: { pattern: String.raw`\b25\b` } });
  await visitor.click({ role: 'button', name: say('charge.go') });
  await visitor.heading(say('charge.payTitle'));
}

export async function payByWallet(visitor: Visitor, say: Say): Promise<void> {
  await visitor.check({ role: 'radio', name: containing(say('paid.provider.wallet')) });
  await visitor.check({ role: 'checkbox', name: containing(say('charge.consent')) });
  await visitor.click({ role: 'button', name: 'Pay with the mock wallet' });
}

/** Decides on the sandbox's page, which leads back to the site. */
export async function decide(visitor: Visitor, decision: Decision): Promise<void> {
  await visitor.click({ role: 'button', name: DECISIONS[decision] });
}
