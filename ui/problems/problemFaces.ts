import type { ProblemKind } from '#domain/problem/problem.ts';

/** What a person can do next (design 7.10): a closed list; each has a sentence in `locales/`. */
export const NEXT_STEPS = [
  'check-code',
  'try-again',
  'try-later',
  'wait-until',
  'wait-seconds',
  'contact-support',
  'contact-support-reactivation',
  'ask-giver',
  'next-reminder',
  'once-activated',
  'ask-merchant',
  'use-new-code',
  'go-to-site',
  'see-card',
  'choose-shop',
  'choose-value',
  'enter-code',
  'check-connection',
  'ask-state',
  'choose-organisation',
  'confirm-again',
  'open-mail',
  'other-email',
  'check-order',
  'ask-partner',
  'resend-link',
  'check-serial-number',
  'other-voucher',
  'pay-again',
  'check-pin',
  'attempts-left',
  'wait-lock',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/**
 * How a kind of problem is shown: the next steps, and whether it is an error or a delay. What is said about the money
 * is decided by `moneySaid`.
 */
export interface ProblemFace {
  readonly next: readonly NextStep[];
  readonly tone: 'error' | 'warning';
}

const refusal = (...next: readonly NextStep[]): ProblemFace => ({ next, tone: 'error' });
const delay = (...next: readonly NextStep[]): ProblemFace => ({ next, tone: 'warning' });

/** How each kind of problem is shown. Title and cause are texts named after the kind. */
export const PROBLEM_FACES: Record<ProblemKind, ProblemFace> = {
  'code-unknown': refusal('check-code'),
  'already-redeemed': refusal('resend-link', 'contact-support'),
  'not-activated': delay('ask-giver', 'next-reminder', 'once-activated'),
  'expired-by-age': refusal('contact-support'),
  'expired-external': refusal('contact-support'),
  'cancelled-replaced': refusal('use-new-code'),
  'cancelled-theft': refusal('contact-support'),
  'old-format': delay('contact-support-reactivation'),
  'not-in-system': delay('wait-until'),
  'wrong-category': delay('go-to-site'),
  'cooperation-card': refusal('see-card'),
  'tax-saving-card': refusal('see-card'),
  'invalid-ask-merchant': refusal('ask-merchant'),
  'insufficient-credit': refusal('choose-value'),
  'bought-recently': delay('wait-until'),
  'blocked-expired': refusal('contact-support'),
  'blocked-redeemed': refusal('resend-link', 'contact-support'),
  'blocked-fraud': refusal('contact-support'),
  'blocked-other': refusal('contact-support'),
  'safety-lock': delay('try-later', 'contact-support'),
  'partner-unavailable': delay('try-later'),
  'shop-gone': refusal('choose-shop'),
  'shop-refuses-card': refusal('choose-shop'),
  'link-expired': refusal('resend-link', 'contact-support'),
  'link-unknown': refusal('open-mail', 'resend-link'),
  'third-party-unknown': refusal('ask-partner'),
  'code-delayed': delay('try-later'),
  'code-revealed': delay('contact-support'),
  'giveaway-gone': delay('contact-support'),
  'giveaway-had': delay('other-email'),
  'order-not-found': refusal('check-order', 'open-mail'),
  'order-undeterminable': delay('try-later', 'contact-support'),
  'organisation-gone': refusal('choose-organisation'),
  'donation-unclear': delay('ask-state'),
  'serial-number-unknown': refusal('check-serial-number'),
  'charge-under-way': delay('try-later', 'contact-support'),
  'charge-had': refusal('other-voucher', 'contact-support'),
  'charge-refused': refusal('other-voucher', 'contact-support'),
  'payment-failed': refusal('pay-again', 'contact-support'),
  'document-unknown': refusal('open-mail', 'resend-link'),
  'document-expired': refusal('resend-link', 'contact-support'),
  'document-locked': delay('wait-lock', 'contact-support'),
  'pin-wrong': refusal('check-pin', 'attempts-left'),
  'file-unusable': delay('try-later', 'contact-support'),
  'session-expired': refusal('enter-code'),
  'over-on-arrival': delay('try-again', 'contact-support'),
  'captcha-invalid': refusal('confirm-again'),
  'too-many-requests': delay('wait-seconds'),
  offline: delay('check-connection'),
  'timed-out': delay('try-again'),
  'server-down': delay('try-later'),
  'unreadable-answer': delay('try-later'),
  'redemption-unclear': delay('ask-state'),
  'redemption-changed': delay('try-again'),
  'answer-mismatch': delay('contact-support'),
  unknown: refusal('try-later', 'contact-support'),
};
