import { UNLOGGED } from '../serving/accessLog.ts';
import type { Proxy } from '../serving/table.ts';
import { contractText } from '../conformance/contract/contractFile.ts';
import { FOR_A_DAY } from './caching.ts';
import { sharedPaths } from './sharedPaths.ts';

const MIB = 1024 ** 2;

/** Calls by which a stranger may try codes, numbers and PINs, or have mails sent. None of them moves value. */
const GUESSED = [
  'voucher/token',
  'captcha/question',
  'voucher/charge/check',
  'voucher/reactivation',
  'third-party-redeem',
  'order/status',
  'fraud-prevention/pin',
  'redeem/resend-link',
  'redeem-link/renew',
];

/** What the operator's backend answers: its calls, and the pictures that its answers name. */
export const PROXIES: readonly Proxy[] = [
  {
    prefix: '/api',
    methods: 'all',
    cache: null,
    timeoutSeconds: 60,
    mostBytes: MIB,
    // Calls that carry files: two of at most 5 MiB each, and what is around them.
    uploads: { pattern: '^/api/v2/(fraud-prevention/document|support/request)$', mostBytes: 12 * MIB },
    shared: { pattern: sharedPaths('/api', contractText()), byLanguage: true },
    limits: [
      { name: 'codes', pattern: `^/api/v2/(${GUESSED.join('|')})$` },
      { name: 'log', pattern: `^${UNLOGGED}$` },
    ],
  },
  {
    prefix: '/media',
    methods: ['GET', 'HEAD'],
    cache: FOR_A_DAY,
    timeoutSeconds: 60,
    mostBytes: MIB,
    uploads: null,
    shared: { pattern: '^/media/', byLanguage: false },
    limits: [],
  },
];
