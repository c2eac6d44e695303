import type { Instant } from '../core/instant.ts';
import type { Feature } from '../feature/feature.ts';
import type { RedeemAddress } from '../site/redeemAddress.ts';
import type { VoucherCode } from '../voucher/voucherCode.ts';
import type { Problem, ProblemKind } from './problem.ts';

/** What the user can do next (product 14.1). Each step has a sentence in `locales/`. */
export const NEXT_STEPS = [
  'check-code',
  'try-again',
  'try-later',
  'wait-until',
  'wait-latest',
  'wait-seconds',
  'not-me',
  'contact-support',
  'reactivate',
  'ask-giver',
  'next-reminder',
  'once-activated',
  'ask-merchant',
  'use-new-code',
  'takes-code',
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
  'check-letter',
  'attempts-left',
  'wait-lock',
  'wait-letter-lock',
  'choose-file',
  'enter-serial',
  'review-order',
] as const;
type StepKind = (typeof NEXT_STEPS)[number];
type TimedStep = 'wait-until' | 'wait-lock' | 'wait-letter-lock' | 'next-reminder';

export type NextStep =
  /** `wait-latest`: our own rule says until when. `takes-code`: the link to the right site takes the code along. */
  | { readonly kind: Exclude<StepKind, TimedStep | 'wait-seconds' | 'attempts-left'> }
  | { readonly kind: TimedStep; readonly at: Instant }
  | { readonly kind: 'wait-seconds'; readonly seconds: number }
  | { readonly kind: 'attempts-left'; readonly count: number };

interface Way {
  /** Where the code or card works instead. */
  readonly rightSite: RedeemAddress | null;
  readonly code: VoucherCode | undefined;
  readonly has: (feature: Feature) => boolean;
}

/** Steps that promise what not every site has. */
const FEATURE_OF: Readonly<Partial<Record<StepKind, Feature>>> = {
  reactivate: 'reactivation',
  'resend-link': 'resend',
};

/** What the user can do next. Omits steps whose sentence needs data that the backend did not send. */
export function nextSteps(problem: Problem, { rightSite, code, has }: Way): readonly NextStep[] {
  return FACES[problem.kind].next.flatMap((kind): readonly NextStep[] => {
    if (kind === 'wait-until')
      return 'availableAt' in problem ? [{ kind, at: problem.availableAt }] : [{ kind: 'wait-latest' }];
    if (kind === 'wait-lock' || kind === 'wait-letter-lock')
      return 'availableAt' in problem ? [{ kind, at: problem.availableAt }] : [];
    if (kind === 'next-reminder')
      return 'nextReminderAt' in problem ? [{ kind, at: problem.nextReminderAt }] : [];
    if (kind === 'attempts-left')
      return 'attemptsLeft' in problem ? [{ kind, count: problem.attemptsLeft }] : [];
    if (kind === 'wait-seconds' && 'retryAfterSeconds' in problem)
      return [{ kind, seconds: problem.retryAfterSeconds }];
    if (kind === 'wait-seconds') return [{ kind: 'try-later' }];
    if (kind === 'see-card' || (kind === 'takes-code' && rightSite === null))
      return rightSite === null ? [{ kind: 'see-card' }] : [];
    const feature = FEATURE_OF[kind];
    if (feature !== undefined && !has(feature)) return [];
    return kind === 'takes-code' && code === undefined ? [] : [{ kind }];
  });
}

/** Told beside what they lead to or count down, not in the line at a field. */
const TOLD_APART: ReadonlySet<StepKind> = new Set<StepKind>([
  'contact-support',
  'reactivate',
  'resend-link',
  'see-card',
  'takes-code',
  'wait-until',
  'wait-latest',
  'wait-seconds',
]);

/** True if the line at the only field of a form can say it, with what happened. */
export function isToldInLine({ kind }: NextStep): boolean {
  return !TOLD_APART.has(kind);
}

/** True if time or the user can still solve it, so that it is no error. */
export function isDelay({ kind }: Problem): boolean {
  return FACES[kind].isDelay;
}

interface Face {
  readonly next: readonly StepKind[];
  readonly isDelay: boolean;
}

const refusal = (...next: readonly StepKind[]): Face => ({ next, isDelay: false });
const delay = (...next: readonly StepKind[]): Face => ({ next, isDelay: true });

const FACES: Readonly<Record<ProblemKind, Face>> = {
  'code-unknown': refusal('check-code'),
  'already-redeemed': refusal('resend-link', 'not-me', 'contact-support'),
  'not-activated': delay('ask-giver', 'next-reminder', 'once-activated'),
  'expired-by-age': refusal('contact-support'),
  'expired-external': refusal('contact-support'),
  'cancelled-replaced': refusal('use-new-code', 'contact-support'),
  'cancelled-theft': refusal('contact-support'),
  'old-format': delay('reactivate', 'contact-support'),
  'not-in-system': delay('wait-until'),
  'wrong-category': delay('takes-code'),
  'cooperation-card': refusal('see-card'),
  'tax-saving-card': refusal('see-card'),
  'invalid-ask-merchant': refusal('ask-merchant'),
  'insufficient-credit': refusal('choose-value'),
  'bought-recently': delay('wait-until'),
  'blocked-expired': refusal('contact-support'),
  'blocked-redeemed': refusal('resend-link', 'not-me', 'contact-support'),
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
  'charge-expired': delay('enter-serial'),
  'charge-unclear': delay('ask-state'),
  'payment-open': delay('pay-again'),
  'payment-failed': refusal('pay-again', 'contact-support'),
  'payment-cancelled': delay('pay-again'),
  'payment-contradicted': delay('contact-support'),
  'payment-unusable': refusal('pay-again', 'contact-support'),
  'order-changed': delay('review-order'),
  'document-unknown': refusal('open-mail', 'resend-link'),
  'document-expired': refusal('resend-link', 'contact-support'),
  'document-locked': delay('wait-lock', 'contact-support'),
  'pin-wrong': refusal('check-pin', 'attempts-left'),
  'file-unusable': delay('try-later', 'contact-support'),
  'check-unknown': refusal('open-mail', 'contact-support'),
  'letter-pin-wrong': refusal('check-letter', 'attempts-left'),
  'letter-pin-locked': delay('wait-letter-lock', 'contact-support'),
  'upload-refused': refusal('choose-file'),
  'activation-unknown': refusal('open-mail', 'contact-support'),
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
  'ordered-elsewhere': delay('try-again'),
  'answer-mismatch': delay('contact-support'),
  'not-offered': delay('contact-support'),
  unknown: refusal('try-later', 'contact-support'),
};
