import { expect, it } from 'vitest';
import type { LogEvent } from '#application/ports/log.ts';
import { factOf as factOfHeard } from '#infrastructure/log/factOf.ts';
import type { Heard } from '#infrastructure/log/heldLog.ts';

const ORIGIN = 'https://redeem.frohgut.example';
const factOf = (what: Heard['what']) => factOfHeard(what, ORIGIN);
const browserEvent = (fields: object) => fields as Heard['what'];

it.each([
  ['require-trusted-types-for', { kind: 'trusted-types', name: 'sink' }],
  ['trusted-types', { kind: 'trusted-types', name: 'policy' }],
  ['script-src-elem', { kind: 'policy', name: 'script' }],
  ['style-src-attr', { kind: 'policy', name: 'style' }],
  ['img-src', { kind: 'policy', name: 'picture' }],
  ['connect-src', { kind: 'policy', name: 'connection' }],
  ['base-uri', { kind: 'policy', name: 'other' }],
])('counts a violation of %s', (effectiveDirective, fact) => {
  expect(factOf(browserEvent({ type: 'securitypolicyviolation', effectiveDirective }))).toEqual(fact);
});

it.each([
  [
    { type: 'error', target: { tagName: 'SCRIPT' } },
    { kind: 'chunk', name: 'script' },
  ],
  [
    { type: 'error', target: { tagName: 'LINK' } },
    { kind: 'chunk', name: 'style' },
  ],
  [{ type: 'error', target: { tagName: 'IMG' } }, null],
  [
    { type: 'error', target: {}, message: 'Y245YWVDV is no code' },
    { kind: 'crash', name: 'error', at: null },
  ],
  [
    { type: 'error', target: {}, filename: `${ORIGIN}/js/index.0a1b2c3d.js`, lineno: 1, colno: 2345 },
    { kind: 'crash', name: 'error', at: 'index.0a1b2c3d.js:1:2345' },
  ],
  [
    { type: 'unhandledrejection', reason: new Error('Y245YWVDV') },
    { kind: 'crash', name: 'rejection', at: null },
  ],
  [
    { type: 'unhandledrejection', reason: { stack: `Error: Y245YWVDV\n at ${ORIGIN}/js/a.js:1:7` } },
    { kind: 'crash', name: 'rejection', at: 'a.js:1:7' },
  ],
  [
    { type: 'unhandledrejection', reason: null },
    { kind: 'crash', name: 'rejection', at: null },
  ],
])('counts %o', (event, fact) => {
  expect(factOf(browserEvent(event))).toEqual(fact);
});

const PAGE = 'https://redeem.frohgut.example/help';

it.each([
  ['https://web.cmp.usercentrics.eu/ui/loader.js', 'usercentrics'],
  ['https://web.eu1.cmp.usercentrics.eu/ui/loader.js', 'usercentrics'],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'google-tag-manager'],
  ['https://static.zdassets.com/ekr/snippet.js?key=1', 'zendesk'],
  ['https://static-eu.payments-amazon.com/checkout.js', 'amazon-pay'],
  ['https://static-v2.unzer.com/v2/ui-components/index.js', 'unzer'],
  ['https://test.frohgut.example/ab.js', 'other'],
  ['https://unzer.com.evil.example/a.js', 'other'],
])('counts the missing script %s as that of %s, not as ours', (src, name) => {
  const target = { tagName: 'SCRIPT', src, baseURI: PAGE };
  expect(factOf(browserEvent({ type: 'error', target }))).toEqual({ kind: 'vendor', name });
});

it('counts a vendor’s missing style as the vendor’s, and our own files as ours', () => {
  const of = (target: object) =>
    factOf(browserEvent({ type: 'error', target: { baseURI: PAGE, ...target } }));
  expect(of({ tagName: 'LINK', href: 'https://static.unzer.com/v1/unzer.css' })).toEqual({
    kind: 'vendor',
    name: 'unzer',
  });
  expect(of({ tagName: 'SCRIPT', src: 'https://redeem.frohgut.example/js/a.js' })).toEqual({
    kind: 'chunk',
    name: 'script',
  });
  expect(of({ tagName: 'LINK', href: 'https://redeem.frohgut.example/css/a.css' })).toEqual({
    kind: 'chunk',
    name: 'style',
  });
  expect(of({ tagName: 'IMG', src: 'https://vendor.example/a.png' })).toBeNull();
});

const warned: readonly (readonly [LogEvent, ReturnType<typeof factOfHeard>])[] = [
  [
    { event: 'site-config-failed', site: 'de', cause: 'offline' },
    { kind: 'config', name: 'failed' },
  ],
  [
    { event: 'site-config-odd-field', site: 'DE', field: 'x' },
    { kind: 'config', name: 'odd-field' },
  ],
  [
    { event: 'queue-not-built', parameter: 'x' },
    { kind: 'queue', name: 'wanted' },
  ],
  [
    { event: 'texts-failed', locale: 'fr-CH', cause: 'offline' },
    { kind: 'texts', name: 'fr' },
  ],
  [
    { event: 'text-missing', locale: 'de-CH', key: 'payment.toPay' },
    { kind: 'texts', name: 'de' },
  ],
  [
    { event: 'geocoding-failed', cause: 'x' },
    { kind: 'geocoding', name: 'failed' },
  ],
  [
    {
      event: 'screen-crashed',
      screen: 'shops',
      cause: 'TypeError',
      thrown: { stack: `at ${ORIGIN}/js/a.js:1:7` },
    },
    { kind: 'crash', name: 'screen', at: 'a.js:1:7' },
  ],
  [{ event: 'screen-crashed', screen: 'shops', cause: 'missing-chunk', thrown: null }, null],
];

it.each(warned)('counts the warning %o', (event, fact) => {
  expect(factOf(event)).toEqual(fact);
});
