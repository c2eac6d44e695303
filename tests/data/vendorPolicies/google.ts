import type { VendorPolicy } from './vendorPolicy.ts';

const ABOUT = {
  address: 'https://developers.google.com/tag-platform/security/guides/csp',
  read: '2026-11-29',
  zone: 'third-party',
} as const;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const SEARCH = 'https://www.google.com';
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

const COUNTRIES = {
  source: /google\.<TLD>$/,
  why: 'The Google of each country is a host of its own; audiences are then counted at www.google.com alone.',
};
const SIGNALS = {
  source: 'https://*.google.com',
  why: 'Every Google service would be a place to send data to; www.google.com and analytics.google.com are named.',
};
const PREVIEW =
  'Preview needs an opener, which our Cross-Origin-Opener-Policy cuts, so its hosts would open nothing.';

export const GOOGLE: readonly VendorPolicy[] = [
  {
    ...ABOUT,
    vendor: 'Google Tag Manager',
    lines: {
      'script-src': [TAG_MANAGER],
      'img-src': [TAG_MANAGER],
      'connect-src': [TAG_MANAGER, SEARCH],
    },
  },
  {
    ...ABOUT,
    vendor: 'Google Tag Manager, Custom HTML and Custom JavaScript',
    lines: { 'script-src': ["'nonce-{SERVER-GENERATED-NONCE}'", "'unsafe-eval'"] },
    refused: [
      {
        source: /nonce/,
        why: 'Pages are files without a server that makes a nonce; inline code runs by hash only.',
      },
      { source: "'unsafe-eval'", why: 'Whoever edits the container could run any text as code.' },
    ],
  },
  {
    ...ABOUT,
    vendor: 'Google Tag Manager, preview',
    lines: {
      'script-src': ['https://googletagmanager.com', 'https://tagmanager.google.com'],
      'style-src': [
        'https://googletagmanager.com',
        'https://tagmanager.google.com',
        'https://fonts.googleapis.com',
      ],
      'img-src': ['https://googletagmanager.com', 'https://ssl.gstatic.com', 'https://www.gstatic.com'],
      'font-src': ['https://fonts.gstatic.com', 'data:'],
    },
    refused: [{ source: /./, why: PREVIEW }],
  },
  {
    ...ABOUT,
    vendor: 'Google Analytics 4 (set analytics)',
    lines: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': ANALYTICS,
      // Its pattern does not match the bare host, to which it reports as well.
      'connect-src': [...ANALYTICS, 'https://*.analytics.google.com', 'https://analytics.google.com', SEARCH],
    },
  },
  {
    ...ABOUT,
    vendor: 'Google Analytics 4 with Google Signals (sets analytics and ads)',
    lines: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': [
        ...ANALYTICS,
        'https://*.g.doubleclick.net',
        'https://*.google.com',
        'https://*.google.<TLD>',
      ],
      'connect-src': [
        ...ANALYTICS,
        'https://*.g.doubleclick.net',
        'https://*.google.com',
        'https://*.google.<TLD>',
        'https://pagead2.googlesyndication.com',
      ],
      'frame-src': [TAG_MANAGER],
    },
    refused: [SIGNALS, COUNTRIES],
  },
  {
    ...ABOUT,
    vendor: 'Google Ads (set ads)',
    lines: {
      'script-src': [...ADS, SEARCH, TAG_MANAGER],
      'img-src': [...ADS, SEARCH, TAG_MANAGER, 'https://google.com', 'https://www.google.<TLD>'],
      'frame-src': [TAG_MANAGER, 'https://td.doubleclick.net'],
      'connect-src': [...ADS, SEARCH, 'https://google.com', 'https://www.google.<TLD>'],
    },
    refused: [COUNTRIES],
  },
  {
    ...ABOUT,
    vendor: 'Google Ads, user data and service worker (set ads)',
    lines: {
      'script-src': [TAG_MANAGER],
      'frame-src': [TAG_MANAGER],
      'connect-src': ['https://google.com', SEARCH],
    },
  },
  {
    ...ABOUT,
    vendor: 'Google Floodlight',
    lines: {
      'img-src': [
        'https://ad.doubleclick.net',
        'https://ade.googlesyndication.com',
        'https://adservice.google.com',
        TAG_MANAGER,
      ],
      'frame-src': [TAG_MANAGER, 'https://<FLOODLIGHT-CONFIG-ID>.fls.doubleclick.net'],
      'connect-src': [
        'https://pagead2.googlesyndication.com',
        SEARCH,
        'https://www.googleadservices.com',
        'https://ad.doubleclick.net',
      ],
    },
    refused: [
      {
        source: /^https:\/\/(ade?\.|adservice\.|<)/,
        why: 'No brand has a Campaign Manager account; it would be a set of its own.',
      },
    ],
  },
];
