import type { NetworkFault } from '../Network.ts';
import type { Random } from '../platform/random.ts';
import type { Tab } from '../Tab.ts';
import type { Step } from './step.ts';

const MINUTE = 60_000;

const POST_FAULTS: readonly NetworkFault[] = [
  { kind: 'request-lost' },
  { kind: 'answer-lost' },
  { kind: 'answer-lost' },
  { kind: 'doubled' },
  { kind: 'down' },
  { kind: 'portal' },
  { kind: 'late-request', ms: 4_000 },
  { kind: 'late-request', ms: 40_000 },
  { kind: 'late-answer', ms: 4_000 },
  { kind: 'late-answer', ms: 40_000 },
];

/** A step of the world around the user: network, storage, clock, tabs. */
export function proposeAround({ number: tab }: Tab, random: Random): Step {
  const steps: readonly (readonly [number, () => Step])[] = [
    [6, () => ({ does: 'fault', method: 'POST', fault: random.pick(POST_FAULTS) })],
    [2, () => ({ does: 'fault', method: 'GET', fault: random.pick(POST_FAULTS) })],
    [4, () => ({ does: 'reload', tab })],
    [2, () => ({ does: 'kill', tab })],
    [3, () => ({ does: 'back', tab })],
    [2, () => ({ does: 'open', path: random.pick(['/', '/shops', '/help/other', '/prepaid', '/donate']) })],
    [1.5, () => ({ does: 'duplicate', tab })],
    [0.6, () => ({ does: 'close', tab })],
    [1.5, () => ({ does: 'open-mailed-link', tab })],
    [
      1.5,
      () => ({
        does: 'go',
        tab,
        path: random.pick([
          '/',
          '/shops',
          '/donate',
          '/prepaid',
          '/basket',
          '/thankyou',
          '/help/other',
          '/redeem/resend-link',
          '/order-status',
        ]),
      }),
    ],
    [2, () => ({ does: 'wait', ms: random.pick([5_000, 30_000, 2 * MINUTE, 11 * MINUTE, 25 * MINUTE]) })],
    [1, () => ({ does: 'skew', ms: random.pick([-3, 3, -90, 90]) * MINUTE })],
    [0.8, () => ({ does: 'session-storage', tab, mood: random.pick(['full', 'forbidden', 'works']) })],
    [0.4, () => ({ does: 'local-storage', mood: random.pick(['full', 'forbidden', 'works']) })],
    [2.5, () => ({ does: random.next() < 0.5 ? 'offline' : 'online' })],
    [0.8, () => ({ does: random.next() < 0.5 ? 'deliver' : 'fail-delivery' })],
  ];
  const chosen = random.weighted(steps, ([weight]) => weight);
  return chosen === null ? { does: 'wait', ms: 5_000 } : chosen[1]();
}
