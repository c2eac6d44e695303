import { type Instant, SECOND, rfc3339 } from './clock.ts';
import { present } from './present.ts';
import type { Wire } from './wire.ts';

type MoneyState = Wire['MoneyState'];

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly moneyState?: MoneyState;
}

/** Every code of the contract with its status. The fault dial can produce each of them. */
const PROBLEMS = {
  VCRx1: { status: 404, title: 'Code not found', moneyState: 'untouched' },
  VCRx2: { status: 409, title: 'Already redeemed', moneyState: 'spent' },
  VCRx8: { status: 409, title: 'Not activated by the giver, a reminder was sent', moneyState: 'untouched' },
  VCRx9: { status: 410, title: 'No longer valid', moneyState: 'untouched' },
  VCRx10: { status: 410, title: 'Cancelled', moneyState: 'reserved' },
  VCRx13: { status: 422, title: 'Old code format', moneyState: 'untouched' },
  VCRx15: { status: 404, title: 'Voucher not in the system yet', moneyState: 'untouched' },
  VCRx20: { status: 422, title: 'Belongs to another site', moneyState: 'untouched' },
  VCRx21: { status: 422, title: 'Card of a cooperation partner', moneyState: 'untouched' },
  VCRx22: { status: 422, title: 'Tax-saving card', moneyState: 'untouched' },
  VCRx25: { status: 422, title: 'Invalid, contact the merchant', moneyState: 'untouched' },
  VCRx30: { status: 422, title: 'Insufficient credit', moneyState: 'untouched' },
  VCRx51: { status: 409, title: 'Bought recently', moneyState: 'untouched' },
  VCRx54: { status: 409, title: 'Cannot be redeemed', moneyState: 'untouched' },
  CAPx1: { status: 400, title: 'Captcha invalid', moneyState: 'untouched' },
  SHPx1: { status: 404, title: 'Shop no longer available', moneyState: 'untouched' },
  SHPx2: { status: 422, title: 'The shop does not accept this card', moneyState: 'untouched' },
  RDMx2: { status: 410, title: 'Link expired', moneyState: 'spent' },
  RDMx3: { status: 423, title: 'Safety lock', moneyState: 'reserved' },
  RDMx4: { status: 409, title: "The partner's code is delayed", moneyState: 'spent' },
  RDMx5: { status: 409, title: 'Code already revealed', moneyState: 'spent' },
  DOCx1: { status: 403, title: 'PIN wrong', moneyState: 'spent' },
  DOCx2: { status: 423, title: 'Document locked', moneyState: 'spent' },
  DOCx3: { status: 410, title: 'Document expired', moneyState: 'spent' },
  GVAx1: { status: 409, title: 'No codes left', moneyState: 'untouched' },
  GVAx2: { status: 409, title: 'The address has had this giveaway', moneyState: 'untouched' },
  STDx1: { status: 500, title: 'Unknown error' },
  STDx5: { status: 503, title: 'Partner unavailable', moneyState: 'untouched' },
  STDx6: { status: 401, title: 'Token invalid', moneyState: 'untouched' },
  CHGx1: { status: 409, title: 'Already in the basket', moneyState: 'untouched' },
  CHGx2: { status: 409, title: 'Already charged', moneyState: 'untouched' },
  CHGx3: { status: 409, title: 'Cannot be charged', moneyState: 'untouched' },
  PAYx1: { status: 422, title: 'Payment failed', moneyState: 'untouched' },
  ORDx1: { status: 404, title: 'Order not found' },
  ORDx2: { status: 503, title: 'Order status undeterminable' },
  FRDx1: { status: 403, title: 'PIN wrong', moneyState: 'reserved' },
  FRDx2: { status: 423, title: 'Locked', moneyState: 'reserved' },
  UPLx1: { status: 422, title: 'The file cannot be used' },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Statuses that need no error code to be understood. */
type BareStatus = 404 | 409 | 422 | 429;

type Told = Pick<Wire['Problem'], 'detail' | 'moneyState' | 'redirectUrl' | 'reason' | 'attemptsLeft'>;

interface ProblemDetails extends Told {
  readonly pointer?: string;
  readonly status?: number;
  readonly availableAt?: Instant;
  readonly nextReminderAt?: Instant;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** Thrown when a rule refuses; the app answers with its problem document. */
export class Refusal extends Error {
  readonly body: Wire['Problem'];
  readonly retryAfter: number | undefined;

  constructor(body: Wire['Problem'], retryAfter?: number) {
    // Lists of vouchers read a refusal of most of them, and a stack would take most of their time.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(body.title);
    Error.stackTraceLimit = stackTraceLimit;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

export function refusal(code: ProblemCode, details: ProblemDetails = {}): Refusal {
  const { title, ...kind }: ProblemKind = PROBLEMS[code];
  const { pointer, availableAt, nextReminderAt, retryAfter, ...told } = details;
  const soonest = (at: Instant | undefined) => (at === undefined ? undefined : notBefore(at));
  return new Refusal(
    {
      type: `/problems/${code}`,
      title,
      ...kind,
      errors: [{ code, message: told.detail ?? title, ...present({ pointer }) }],
      ...present({ availableAt: soonest(availableAt), nextReminderAt: soonest(nextReminderAt) }),
      ...told,
    },
    retryAfter ?? (kind.status === 503 ? 30 : undefined),
  );
}

/** Rounded up to whole seconds, so that a retry at this time is not too early. */
export function notBefore(instant: Instant): string {
  return rfc3339(Math.ceil(instant / SECOND) * SECOND);
}

/** RDMx4: the partner has not sent its codes yet. */
export function delayed(until: Instant, now: Instant): Refusal {
  return refusal('RDMx4', { availableAt: until, retryAfter: Math.ceil((until - now) / SECOND) });
}

/** A problem without an error code: the status explains it. */
export function bareRefusal(
  status: BareStatus,
  title: string,
  { retryAfter, ...told }: Pick<ProblemDetails, 'detail' | 'moneyState' | 'retryAfter'> = {},
): Refusal {
  return new Refusal({ type: 'about:blank', title, status, errors: [], ...told }, retryAfter);
}

/** The value, or a 404 where it is `undefined`. */
export function found<T>(what: T | undefined, title: string, told: Pick<Told, 'moneyState'> = {}): T {
  if (what === undefined) throw bareRefusal(404, title, told);
  return what;
}

/** `application/problem+json` (RFC 9457). */
export function problemAnswer({ body, retryAfter }: Refusal): Response {
  const headers = new Headers({ 'Content-Type': 'application/problem+json' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
