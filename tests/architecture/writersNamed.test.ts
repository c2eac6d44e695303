import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { implemented, writersNamed } from './writersNamed.ts';

function filesOf(folder: string): readonly (readonly [string, string])[] {
  const root = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(new URL(name, root), 'utf8')] as const);
}

const backend = filesOf('infrastructure/api').flatMap(([, source]) => implemented(source));

it('knows the ports of the backend by the classes that implement them', () => {
  expect(backend.length).toBeGreaterThan(20);
  expect(backend).toEqual(expect.arrayContaining(['RedemptionApi', 'PaymentGateway', 'OfferApi']));
});

it('finds no file of ui that writes storage or reaches the backend past a use case', () => {
  const found = filesOf('ui').flatMap(([name, source]) =>
    writersNamed(source, backend).map((named) => `ui/${name} names ${named}: a use case does it for ui`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["import type { Kept } from '#application/kept/kept.ts';", 'Kept'],
  ["import { type ReadKept, type WriteKept } from '#application/kept/kept.ts';", 'WriteKept'],
  ["import type { Kept as Stored } from '#application/kept/kept.ts';", 'Kept'],
  ["import type { OfferApi } from '#application/voucherOrder/listOffers.ts';", 'OfferApi'],
  ["import type { PendingOrderStore } from '#application/orders/pendingOrderStore.ts';", 'PendingOrderStore'],
  ["import type { VoucherStore } from '#application/voucher/voucherStore.ts';", 'VoucherStore'],
  ["import type { Kept } from '../../../application/kept/kept.ts';", 'Kept'],
  ["import type * as kept from '#application/kept/kept.ts';", '*'],
  ["const kept = await import('#application/kept/kept.ts');", '*'],
  ["type Stored = import('#application/kept/kept.ts').WriteKept;", 'WriteKept'],
  ["export type { Kept } from '#application/kept/kept.ts';", 'Kept'],
  ["export * from '#application/kept/kept.ts';", '*'],
  ["localStorage.setItem('a', 'b');", 'localStorage'],
  ["window['localStorage'].setItem('a', 'b');", 'localStorage'],
  ["top?.sessionStorage.setItem('a', 'b');", 'sessionStorage'],
  ["void document.defaultView?.fetch('/api');", 'fetch'],
  ["navigator.sendBeacon('/api/v2/parameter');", 'sendBeacon'],
  ["new EventSource('/api');", 'EventSource'],
  ["new BroadcastChannel('a');", 'BroadcastChannel'],
  ["window.sessionStorage.removeItem('a');", 'sessionStorage'],
  ["document.cookie = 'a=b';", 'cookie'],
  ["void fetch('/api/v2/redeem');", 'fetch'],
  ['run({ fetch });', 'fetch'],
])('reports %s', (source, named) => {
  expect(writersNamed(source, backend)).toEqual([named]);
});

it.each([
  "import type { ReadKept } from '#application/kept/kept.ts';",
  "import type { ListOffers } from '#application/voucherOrder/listOffers.ts';",
  "import { Kept } from '../session/Kept.ts';",
  "import '#application/kept/kept.ts';",
  'const { cookie } = texts; screen.fetch();',
  'interface Port { fetch(): void; caches: 1 } class Screen { fetch() {} } const port = { fetch: 1 };',
])('allows %s', (source) => {
  expect(writersNamed(source, backend)).toEqual([]);
});
