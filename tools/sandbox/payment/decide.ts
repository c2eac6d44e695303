import { SECOND } from '../core/clock.ts';
import type { World } from '../core/world.ts';
import { type Payment, type Provider, authorised, cancelled, declined } from './payment.ts';
import { settlePayments } from './settle.ts';

/** Decisions on the stand-in's pages, in the order of display. */
export const DECISIONS = [
  'approve',
  'approve-late',
  'approve-unheard',
  'decline',
  'decline-late',
  'cancel',
] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Decides a payment for the holder.
 * @param seconds how long the provider keeps checking if it answers late
 */
export function decide(world: World, payment: Payment, decision: Decision, seconds: number): void {
  const { till, faults } = world.state;
  const path = payment.purpose.finalizePath;
  till.keep(decided(payment, world.now(), decision, seconds * SECOND));
  if (decision === 'approve-unheard') faults.add({ method: 'POST', path, network: 'answer', times: 1 });
  settlePayments(world);
}

function decided(payment: Payment, now: number, decision: Decision, after: number): Payment {
  switch (decision) {
    case 'approve':
    case 'approve-unheard':
      return authorised(payment, now);
    case 'approve-late':
      return authorised(payment, now, { after });
    case 'decline-late':
      return authorised(payment, now, { after, clears: 'declined' });
    case 'decline':
      return declined(payment, now);
    case 'cancel':
      return cancelled(payment, now);
  }
}

const PAGE: Readonly<Record<Provider, (id: string) => string>> = {
  'amazon-pay': (id) => `/sandbox/pay/wallet?session=${id}`,
  unzer: (id) => `/sandbox/pay/card?charge=${id}`,
};

export function decisionPage({ provider, id }: Payment): string {
  return PAGE[provider](id);
}

/** The holder's return address. Only the wallet adds its id, except after a cancellation. */
export function wayBack({ provider, id, returnUrl, stage }: Payment): string {
  if (provider !== 'amazon-pay' || stage.kind === 'cancelled') return returnUrl;
  const url = new URL(returnUrl);
  url.searchParams.append('amazonCheckoutSessionId', id);
  return url.href;
}
