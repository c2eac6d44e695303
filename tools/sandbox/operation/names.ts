import type { Wire } from '../core/wire.ts';

type Event = Wire['OperationEvent'];

/** The kind of a problem. A new release of the app may have new ones. */
export const PROBLEM = /^[a-z]{1,20}(-[a-z]{1,20}){0,3}$/;

/** The pattern of a route: words and the names of parameters, never an address. */
export const STEP = /^(\*|other|\/|(\/([a-z]{1,20}(-[a-z]{1,20}){0,3}|:[a-zA-Z]{1,20}\??)){1,5})$/;

/** Where a crash was: a script of the release, line and column. */
export const PLACE = /^[\w-]{1,30}(\.[\w-]{1,20}){0,2}\.js:\d{1,6}:\d{1,7}$/;

/** What an event of each other kind may be called. */
export const NAMES = {
  step: ['opened'],
  token: ['exp', 'currency', 'isPrepaid', 'balanceInCent', 'categoryId', 'noMarketplaces', 'other'],
  vital: ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'],
  call: ['answered', 'lost'],
  policy: ['script', 'style', 'picture', 'font', 'connection', 'frame', 'form', 'worker', 'other'],
  'trusted-types': ['sink', 'policy', 'other'],
  crash: ['screen', 'error', 'rejection'],
  start: ['script', 'stalled', 'failed'],
  chunk: ['script', 'style'],
  vendor: ['usercentrics', 'google-tag-manager', 'zendesk', 'amazon-pay', 'unzer', 'other'],
  config: ['failed', 'odd-field', 'consent-unmapped'],
  texts: ['de', 'en', 'fr', 'it', 'nl'],
  captcha: ['blocked'],
  storage: ['blocked'],
  clock: ['ahead', 'behind'],
  geocoding: ['failed'],
  queue: ['wanted'],
  other: ['other'],
} as const satisfies Readonly<Record<Exclude<Event['kind'], 'problem'>, readonly Wire['OperationName'][]>>;

/** Upper bounds of the buckets of what is measured, in milliseconds; CLS has no unit. */
export const BOUNDS = {
  LCP: [1000, 1800, 2500, 4000, 8000],
  INP: [50, 100, 200, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
  TTFB: [100, 200, 400, 800, 1800, 3600],
  FCP: [500, 1000, 1800, 3000, 6000],
  call: [100, 300, 1000, 3000, 10_000, 30_000],
} as const;
