import { expect, it } from 'vitest';
import { securityHeaders } from '#tools/build/csp.ts';
import { brandHost, framablePolicy, isFrameHost } from '#workshop/server/frameHost.ts';

it.each([
  ['f1.de.gallery.localhost', 'de.localhost'],
  ['F12.fr-plus.gallery.localhost:4173', 'fr-plus.localhost:4173'],
  ['de.localhost', undefined],
  ['f1.de.localhost', undefined],
  ['x.de.gallery.localhost', undefined],
  ['f1.de.gallery.localhost.example', undefined],
  ['gallery.localhost', undefined],
  ['localhost', undefined],
])('knows the brand of %s', (host, brand) => {
  expect(brandHost(host)).toBe(brand);
});

it('has one host for the brand that is being made', () => {
  expect(isFrameHost('draft.gallery.localhost:3000')).toBe(true);
  expect(isFrameHost('draft.example')).toBe(false);
});

it('lets only the workshop embed a frame, and nothing embed the app', () => {
  const policy = securityHeaders('')['Content-Security-Policy'] ?? '';
  expect(framablePolicy(policy, 'de.localhost:3000')).toBe(policy);
  expect(framablePolicy(policy, 'f1.de.gallery.localhost:3000')).toContain(
    'frame-ancestors http://gallery.localhost:3000;',
  );
  expect(framablePolicy(policy, 'f1.de.gallery.localhost:3000')).not.toContain("frame-ancestors 'none'");
});
