import type { VendorPolicy } from './vendorPolicy.ts';

const ENDS = ['com', 'co.uk', 'co.jp', 'jp', 'it', 'fr', 'es', 'de'];
const each = (start: string): readonly string[] => ENDS.map((end) => `https://${start}.${end}`);

const UNZER_PAYMENT = ['https://payment.unzer.com', 'https://sbx-payment.unzer.com'];
const HEIDELPAY_PAYMENT = ['https://payment.heidelpay.com', 'https://sbx-payment.heidelpay.com'];
const RISK = ['https://h.online-metrix.net', 'https://h64.online-metrix.net'];

export const PAYMENTS: readonly VendorPolicy[] = [
  {
    vendor: 'Amazon Pay',
    address:
      'https://github.com/amzn/amazon-payments-magento-2-plugin/blob/40b43f462e097a6871612ed2ac68b39870f83f55/etc/csp_whitelist.xml',
    read: '2026-11-29',
    zone: 'payment',
    lines: {
      'script-src': each('*.payments-amazon'),
      // The button's style element and style attributes, in the published script.
      'style-src': ["'unsafe-inline'"],
      'img-src': [
        'https://*.payments-amazon.com',
        ...each('*.media-amazon'),
        ...each('*.ssl-images-amazon'),
        'https://<23 NAMES>.cloudfront.net',
      ],
      'connect-src': [...each('*.amazon'), ...each('*.amazonpay'), ...each('mws.amazonservices')],
      'frame-src': [...each('*.amazon'), ...each('*.payments-amazon')],
      'form-action': each('*.amazon'),
    },
    refused: [
      { source: /\.(co\.jp|jp)$/, why: 'No brand pays in yen.' },
      { source: /mws\.amazonservices/, why: 'The servers’ API of an older version; no browser calls it.' },
      {
        source: /\*\.payments-amazon\.(?!com)/,
        why: 'The scripts of all regions come from payments-amazon.com (ADR 15).',
      },
      {
        source: /\*\.(media-amazon|ssl-images-amazon)\.(?!com)/,
        why: 'The pictures of the button come from media-amazon.com and ssl-images-amazon.com.',
      },
      {
        source: /cloudfront/,
        why: 'Nameless hosts for pictures of an older version, which anybody can rent.',
      },
    ],
  },
  {
    vendor: 'Unzer',
    address:
      'https://github.com/unzerdev/magento2/blob/055cec8e939e2d7f075f073ae42ba0146a1c8b02/etc/csp_whitelist.xml',
    read: '2026-11-29',
    zone: 'payment',
    lines: {
      'script-src': [
        'https://static.unzer.com',
        'https://applepay.cdn-apple.com',
        'https://pay.google.com',
        'https://code.jquery.com',
        ...RISK,
      ],
      'connect-src': [
        'https://api.unzer.com',
        'https://sbx-api.unzer.com',
        'https://api.heidelpay.com',
        'https://sbx-api.heidelpay.com',
        ...UNZER_PAYMENT,
        ...HEIDELPAY_PAYMENT,
        ...RISK,
        'https://google.com/pay',
        'https://www.google.com/pay',
        'https://pay.google.com',
        'https://test-heidelpay.hpcgw.net',
      ],
      'frame-src': [
        ...UNZER_PAYMENT,
        ...HEIDELPAY_PAYMENT,
        'https://h.online-metrix.net',
        'https://google.com/pay',
        'https://pay.google.com',
        'https://test-heidelpay.hpcgw.net',
        'https://sbx-api.heidelpay.com',
      ],
      'font-src': ['https://static.unzer.com', 'https://applepay.cdn-apple.com'],
      'img-src': ['https://static.unzer.com', 'https://*.online-metrix.net', 'https://www.gstatic.com'],
    },
    refused: [
      { source: /apple|google|gstatic/, why: 'Apple Pay and Google Pay are not offered.' },
      { source: 'https://code.jquery.com', why: 'For the plugin’s own code.' },
    ],
  },
];
