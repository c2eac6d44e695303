import { Random } from '../platform/random.ts';

const BACKENDS_WITH_NUMBERS = 1 / 4;

/**
 * True if the backend of this seed writes digits as JSON numbers. The seed alone decides, so that a replay has the same
 * backend.
 */
export function writesNumbers(seed: number): boolean {
  return new Random(seed ^ 0xd161).next() < BACKENDS_WITH_NUMBERS;
}

/**
 * The chances of what disturbs a journey. Each journey has one set of them: if all were in each journey, it would seldom
 * reach what takes several disturbances of one kind.
 */
export interface Circumstances {
  /** A step is the world's and not the user's. */
  readonly around: number;
  /** The next call meets a fault where the next press may move value: there most depends on it. */
  readonly faultAtOrder: number;
  /** The fault of an order is a gateway's refusal, after the backend has carried the order out or before it does. */
  readonly refusedByGateway: number;
  /** Something happens while a call is or may be under way, or the user waits for it. */
  readonly whileWaiting: number;
  /** The user leaves a form that was filled in, or a payment, for the entry; not where value is redeemed. */
  readonly leaves: number;
  /** A user who has filled in a form removes the voucher, or a receipt, from the tab. */
  readonly removes: number;
  /** The user opens the page of the only tab in a second one too; not on pages where a journey begins. */
  readonly duplicates: number;
  /** The user duplicates the only tab where its button places an order, and goes on in any of the two. */
  readonly twins: number;
  /** The browser drops the page of one of the tabs from memory. */
  readonly drops: number;
  /** Everybody leaves the device for a long time. */
  readonly away: number;
  /** After a removal, the next user looks where the former one was, at each step. */
  readonly looksBack: number;
}

const ANY: Circumstances = {
  around: 0.16,
  faultAtOrder: 0.35,
  refusedByGateway: 0.3,
  whileWaiting: 0.6,
  leaves: 0.02,
  removes: 0.06,
  duplicates: 0.01,
  twins: 0.02,
  drops: 0.01,
  away: 0.01,
  looksBack: 0.05,
};

const BAD_NETWORK: Circumstances = {
  around: 0.12,
  faultAtOrder: 0.6,
  refusedByGateway: 0.4,
  whileWaiting: 0.7,
  leaves: 0.01,
  removes: 0.01,
  duplicates: 0.02,
  twins: 0.02,
  drops: 0,
  away: 0,
  looksBack: 0,
};

const SHARED_DEVICE: Circumstances = {
  around: 0.05,
  faultAtOrder: 0.05,
  refusedByGateway: 0.2,
  whileWaiting: 0.4,
  leaves: 0.25,
  removes: 0.25,
  duplicates: 0.12,
  twins: 0,
  drops: 0.12,
  away: 0.05,
  looksBack: 0.25,
};

const TWO_TABS: Circumstances = {
  around: 0.03,
  faultAtOrder: 0.4,
  refusedByGateway: 0.3,
  whileWaiting: 0.3,
  leaves: 0.01,
  removes: 0.01,
  duplicates: 0.02,
  twins: 0.5,
  drops: 0.02,
  away: 0,
  looksBack: 0,
};

export const CIRCUMSTANCES: readonly Circumstances[] = [ANY, BAD_NETWORK, SHARED_DEVICE, TWO_TABS];
