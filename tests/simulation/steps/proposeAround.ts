import type { NetworkFault } from '../Network.ts';
import type { Random } from '../platform/random.ts';
import type { Tab } from '../Tab.ts';
import type { Circumstances } from './circumstances.ts';
import type { Intent } from './intents.ts';
import type { Step } from './step.ts';

const MINUTE = 60_000;

const ANY_FAULT: readonly NetworkFault[] = [
  { kind: 'request-lost' },
  { kind: 'answer-lost' },
  { kind: 'answer-lost' },
  { kind: 'doubled' },
  { kind: 'down' },
  { kind: 'portal' },
  { kind: 'refused-after', status: 429 },
  { kind: 'late-request', ms: 4_000 },
  // Longer than the app waits for an answer.
  { kind: 'late-request', ms: 40_000 },
  { kind: 'late-request', ms: 40_000 },
  { kind: 'late-answer', ms: 4_000 },
  { kind: 'late-answer', ms: 40_000 },
];

/** What leaves the outcome of an order unknown, or lets it arrive after the page has asked for it. */
const ORDER_FAULTS: readonly NetworkFault[] = [
  { kind: 'request-lost' },
  { kind: 'answer-lost' },
  { kind: 'doubled' },
  { kind: 'late-answer', ms: 40_000 },
  // A little longer than the app waits for an answer.
  { kind: 'late-request', ms: 33_000 },
  { kind: 'late-request', ms: 33_000 },
  { kind: 'late-request', ms: 33_000 },
  { kind: 'late-request', ms: 33_000 },
  { kind: 'late-request', ms: 33_000 },
];

/** How gateways and proxies refuse, rate limiters most of all. */
const GATEWAYS = [401, 404, 408, 429, 429, 429, 429, 503];
/** The chance that the backend has carried out what a gateway refuses. */
const CARRIED_OUT = 0.7;

type Choice = readonly [weight: number, step: () => Step];

const fault = (method: 'GET' | 'POST', faults: readonly NetworkFault[], random: Random): Step => ({
  does: 'fault',
  method,
  fault: random.pick(faults),
});

/** The chance that an order meets an outage rather than a fault of its call. */
const OUTAGE = 0.4;

/** What may leave the outcome of the next order unknown. */
export const proposeFaultOrOutage = (random: Random, chances: Circumstances): Step =>
  random.next() < OUTAGE ? proposeOutage() : proposeOrderFault(random, chances);

export function proposeOrderFault(random: Random, { refusedByGateway }: Circumstances): Step {
  if (random.next() >= refusedByGateway) return fault('POST', ORDER_FAULTS, random);
  const status = random.pick(GATEWAYS);
  const refusal: NetworkFault =
    random.next() < CARRIED_OUT
      ? { kind: 'refused-after', status }
      : { kind: 'refused-late', status, ms: 33_000 };
  return { does: 'fault', method: 'POST', fault: refusal };
}

/** Longer than a page asks for the outcome of an order by itself. */
export const proposeOutage = (): Step => ({ does: 'outage', ms: 2 * MINUTE });

/** As if nothing, or more than any voucher has, were left. */
export const proposeOtherRests = (random: Random): Step => ({
  does: 'other-rests',
  inCent: random.pick([0, 100_000]),
});

/** Wrong by little, or by more than a session lasts. */
export const proposeSkew = (random: Random): Step => ({
  does: 'skew',
  ms: random.pick([-3, 3, -90, 90]) * MINUTE,
});

/** A step while a call is under way: the user waits for it, or loses patience or the connection. */
export function proposeWhileWaiting({ number: tab }: Tab, random: Random, { path }: Intent): Step {
  return chosen(random, [
    [16, () => ({ does: 'wait', ms: random.pick([5_000, 30_000, 30_000, 30_000, 60_000]) })],
    [2, () => ({ does: 'offline' })],
    [2, proposeOutage],
    [2.5, () => ({ does: 'reload', tab })],
    [1, () => ({ does: 'back', tab })],
    [0.7, () => ({ does: 'kill', tab })],
    [3, () => ({ does: 'go', tab, path: random.pick(PLACES) })],
    // Users who are told nothing begin again, or try another way.
    [3, () => ({ does: 'go', tab, path })],
    [6, () => ({ does: 'go', tab, path: random.pick(BEGINNINGS) })],
    [0.8, () => ({ does: 'duplicate', tab })],
    [0.5, () => ({ does: 'release' })],
  ]);
}

/** Where a redemption, a top-up or an order of vouchers begins. */
export const BEGINNINGS: readonly string[] = ['/', '/prepaid', '/prepaid/order'];
const PLACES = [
  ...BEGINNINGS,
  '/shops',
  '/donate',
  '/basket',
  '/thankyou',
  '/help/other',
  '/redeem/resend-link',
  '/order-status',
];

/** Everybody leaves the device: longer than what was typed stays, or until the next day if no page goes on working. */
export function proposeAway(tabs: readonly Tab[], random: Random): Step {
  const works = tabs.some(({ page }) => page !== null);
  return { does: 'wait', ms: (works ? random.pick([40, 60]) : random.pick([40, 26 * 60])) * MINUTE };
}

/** Everybody leaves the device, or the browser drops the page of a tab; else null. */
export function proposeLeaving(tabs: readonly Tab[], random: Random, chances: Circumstances): Step | null {
  if (random.next() < chances.away) return proposeAway(tabs, random);
  const pages = tabs.filter(({ page }) => page !== null);
  // Of the only tab, so that it is brought back after a long time.
  const chance = pages.length > 1 ? chances.drops : chances.away;
  return random.next() < chance ? { does: 'kill', tab: random.pick(pages).number } : null;
}

/** A step of the world around the user: network, storage, clock, tabs. */
export function proposeAround({ number: tab }: Tab, random: Random): Step {
  return chosen(random, [
    [6, () => fault('POST', ANY_FAULT, random)],
    [2, () => fault('GET', ANY_FAULT, random)],
    [4, () => ({ does: 'reload', tab })],
    [2, () => ({ does: 'kill', tab })],
    [3, () => ({ does: 'back', tab })],
    [2, () => ({ does: 'open', path: random.pick(['/', '/shops', '/help/other', '/prepaid', '/donate']) })],
    [1.5, () => ({ does: 'duplicate', tab })],
    [0.6, () => ({ does: 'close', tab })],
    [1.5, () => ({ does: 'open-mailed-link', tab })],
    [1.5, () => ({ does: 'go', tab, path: random.pick(PLACES) })],
    [2, () => ({ does: 'wait', ms: random.pick([5_000, 30_000, 2 * MINUTE, 11 * MINUTE, 25 * MINUTE]) })],
    [1, () => proposeSkew(random)],
    [0.8, () => ({ does: 'session-storage', tab, mood: random.pick(['full', 'forbidden', 'works']) })],
    [0.4, () => ({ does: 'local-storage', mood: random.pick(['full', 'forbidden', 'works']) })],
    [2.5, () => ({ does: random.next() < 0.5 ? 'offline' : 'online' })],
    [0.8, () => ({ does: random.next() < 0.5 ? 'deliver' : 'fail-delivery' })],
    [0.8, () => ({ does: 'release' })],
  ]);
}

function chosen(random: Random, choices: readonly Choice[]): Step {
  const choice = random.weighted(choices, ([weight]) => weight);
  return choice === null ? { does: 'wait', ms: 5_000 } : choice[1]();
}
