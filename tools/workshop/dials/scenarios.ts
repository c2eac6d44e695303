/** What `/sandbox/faults` takes (tools/sandbox/README.md), as far as the dock uses it. */
export interface Fault {
  readonly path: string;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string;
  readonly body?: string;
  readonly contentType?: string;
  readonly delayMs?: number;
  readonly network?: 'request' | 'answer';
  readonly retryAfterSeconds?: number;
}

export interface Scenario {
  readonly title: string;
  /** Calls that the backend answers otherwise. */
  readonly faults?: readonly Fault[];
  /** The backend's time. */
  readonly clock?: string;
  /** Modes of the mock third parties, which they read in the page's address. */
  readonly modes?: Readonly<Record<string, string>>;
}

const EVERY_CALL = '/v2/*';
const CONFIGURATION = '/redeem-site-config/*';
const WALL = '/v2/shop/wall/*';

const LISTED = {
  none: { title: 'As it should be' },
  'no-configuration': {
    title: 'The configuration cannot be loaded',
    faults: [{ path: CONFIGURATION, status: 500 }],
  },
  maintenance: { title: 'Maintenance of the two banks', clock: '2025-10-29T00:30:00Z' },
  'every-call-fails': { title: 'Every call fails (500)', faults: [{ path: EVERY_CALL, status: 500 }] },
  busy: {
    title: 'Too many calls (429, wait 30 s)',
    faults: [{ path: EVERY_CALL, status: 429, retryAfterSeconds: 30 }],
  },
  html: {
    title: 'A page instead of an answer',
    faults: [{ path: EVERY_CALL, status: 200, body: '<html></html>', contentType: 'text/html' }],
  },
  'wall-fails': { title: 'The wall cannot be loaded', faults: [{ path: WALL, status: 500 }] },
  'no-shops': { title: 'The wall has no shops', faults: [{ path: WALL, status: 200, body: '[]' }] },
  'redemption-lost': {
    title: 'The outcome of a redemption is lost',
    faults: [
      { path: '/v2/redeem', method: 'POST', network: 'answer' },
      { path: '/v2/redeem/*', method: 'GET', status: 500 },
    ],
  },
  'signed-out': {
    title: 'The voucher’s token is refused (401)',
    faults: [
      { path: '/v2/redeem', status: 401 },
      { path: '/v2/redeem/quote', status: 401 },
    ],
  },
  'captcha-fails': { title: 'The captcha cannot be loaded', modes: { captcha: 'fail' } },
  'captcha-refused': { title: 'The captcha’s answer is refused', modes: { captcha: 'refuse' } },
  'captcha-expires': { title: 'The captcha expires', modes: { captcha: 'expire' } },
  'payments-fail': { title: 'Wallet and card cannot be loaded', modes: { wallet: 'fail', card: 'fail' } },
  'map-fails': { title: 'Map and place search fail', modes: { map: 'fail', geocoding: 'fail' } },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof LISTED;

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = LISTED;

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

/** The path with the modes that the scenario asks the mock third parties for. */
export function inMode(path: string, { modes = {} }: Scenario): string {
  const asked = new URLSearchParams(modes).toString();
  if (asked === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${asked}`;
}
