import { expect, it } from 'vitest';
import { ROUTES } from '#domain/route/routes.ts';
import { TYPES } from '#tools/build/fileTypes.ts';
import { logMap } from '#tools/build/nginxLog.ts';
import { loggedAddress } from '#tools/serving/loggedAddress.ts';

const nginx = logMap(TYPES);

/** What the access log keeps of an address, by the map that the build writes: its first pattern that fits. */
function logged(address: string): string | undefined {
  const map = /map \$request_uri \$logged_address \{([^]+?)\n\}/.exec(nginx)?.[1] ?? '';
  for (const [, pattern = '', value] of map.matchAll(/^ {2}"~(.+)" "?([^"]+?)"?;$/gm)) {
    const kept = new RegExp(pattern).exec(address)?.groups?.['logged'];
    if (kept !== undefined) return value?.replace('$logged', kept);
  }
  return /default "(.+)";/.exec(map)?.[1];
}

it.each(ROUTES.map(({ path }) => path))(
  'keeps no secret of an address of the route %s in its log',
  (route) => {
    // A category's name is all of its address, and no secret.
    const path = route.replace('/:category?', '/fashion').replaceAll(/:\w+\??/g, 'SECRET-0x');
    for (const address of [
      path,
      `${path}?id=SECRET`,
      `${path}/SECRET?SECRET`,
      `/${path}`,
      path.toUpperCase(),
    ]) {
      expect(logged(address)).not.toMatch(/SECRET|\?/);
    }
  },
);

it.each([
  ['/', '/'],
  ['/shops?name=SECRET', '/shops'],
  ['/merchantcode/SECRET', '/merchantcode/...'],
  ['/merchantcode/SECRET.a.b/', '/merchantcode/...'],
  ['/merchantcode%2FSECRET', '(masked)'],
  ['/%6Derchantcode/SECRET', '(masked)'],
  ['//merchantcode/SECRET', '//...'],
  ['/js/../merchantcode/SECRET', '/js/...'],
  ['/js/lib.0123abcd.js?v=SECRET', '/js/lib.0123abcd.js'],
  ['/brands/bank-one/logo.svg', '/brands/bank-one/logo.svg'],
  ['/index.html', '/index.html'],
  ['/api', '/api'],
  ['/api/v2/redeem?token=SECRET', '/api/v2/redeem'],
  ['/api/v2/redeem/0SECRET', '/api/v2/redeem/...'],
  ['/api/v2/redeem-link/0SECRET/pdf', '/api/v2/redeem-link/...'],
  ['/api/v2/shop/wall/1', '/api/v2/shop/wall/...'],
  ['', '(masked)'],
])('keeps of the address “%s” only “%s” in its log, as the edge worker does', (address, kept) => {
  expect(logged(address)).toBe(kept);
  expect(loggedAddress(address, Object.keys(TYPES))).toBe(kept);
});
