import type { VendorPolicy } from './vendorPolicy.ts';

/** Zendesk's `default-src`, which the vendor says belongs to `script-src` and `connect-src` where there are such. */
const ZENDESK_DEFAULT = [
  'https://static.zdassets.com',
  'https://ekr.zdassets.com',
  'https://ekr.zendesk.com',
  'https://*.zendesk.com',
  'https://api.smooch.io',
  'https://media.smooch.io',
  'https://zendesk-eu.my.sentry.io',
  'https://*.twilio.com',
  'wss://*.zendesk.com',
  'wss://api.smooch.io',
  'wss://voice-js.roaming.twilio.com',
];

export const OTHERS: readonly VendorPolicy[] = [
  {
    vendor: 'Usercentrics',
    address: 'https://usercentrics.atlassian.net/wiki/spaces/SKB/pages/223477785',
    read: '2026-11-29',
    zone: 'third-party',
    lines: {
      'script-src': ['https://*.usercentrics.eu', "'unsafe-eval'"],
      'img-src': ['https://*.usercentrics.eu'],
      'connect-src': ['https://*.usercentrics.eu'],
      // “All directives”; and its look is an inline style, in the published code of version 3.
      'style-src': ['https://*.usercentrics.eu', "'unsafe-inline'"],
      'font-src': ['https://*.usercentrics.eu'],
      'frame-src': ['https://*.usercentrics.eu'],
    },
    refused: [
      {
        source: "'unsafe-eval'",
        why: 'For the loader of version 2. A tool that needed it would stay silent, and grant nothing.',
      },
    ],
  },
  {
    vendor: 'Zendesk messenger',
    address: 'https://developer.zendesk.com/documentation/zendesk-web-widget-sdks/sdks/web/csp/',
    read: '2026-11-29',
    zone: 'third-party',
    lines: {
      'script-src': ZENDESK_DEFAULT,
      'connect-src': ZENDESK_DEFAULT,
      'style-src': ["'unsafe-inline'"],
      'img-src': [
        'https://static.zdassets.com',
        'https://accounts.zendesk.com',
        'https://*.zendesk.com',
        'https://media.smooch.io',
        'https://*.zdusercontent.com',
        'blob:',
        'data:',
      ],
      'media-src': ['https://static.zdassets.com'],
    },
    refused: [
      { source: /twilio/, why: 'For telephone calls, which the chat does not offer.' },
      { source: /sentry/, why: 'The vendor’s error reports to a further company; the chat works without.' },
      {
        source: /^(?!https:\/\/static\.)/,
        directive: 'script-src',
        why: 'Answers and connections, not scripts: those come from static.zdassets.com.',
      },
    ],
  },
  {
    vendor: 'Friendly Captcha',
    address: 'https://developer.friendlycaptcha.com/docs/v2/guides/self-hosted-endpoint',
    read: '2026-11-29',
    zone: 'plain',
    lines: {
      'connect-src': ['https://eu.frcapi.com', 'https://global.frcapi.com'],
      'frame-src': ['https://eu.frcapi.com', 'https://global.frcapi.com'],
    },
    refused: [
      { source: 'https://global.frcapi.com', why: 'The other endpoint: a page names the one that it uses.' },
    ],
  },
  {
    vendor: 'MapLibre',
    address: 'https://maplibre.org/maplibre-gl-js/docs/',
    read: '2026-11-29',
    zone: 'third-party',
    lines: { 'worker-src': ['blob:'], 'child-src': ['blob:'], 'img-src': ['data:', 'blob:'] },
    refused: [
      {
        source: 'blob:',
        directive: 'worker-src',
        why: 'The worker is a file of ours, with headers of its own.',
      },
      { source: 'blob:', directive: 'child-src', why: 'As above; for browsers without worker-src.' },
    ],
  },
];
