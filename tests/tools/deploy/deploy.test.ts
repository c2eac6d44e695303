import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { aSite } from '#tests/data/site.ts';
import { securityHeaders } from '#tools/build/csp.ts';
import { SERVED } from '#tools/build/fileTypes.ts';
import { headersByKind } from '#tools/build/headersByKind.ts';
import { nginxFiles } from '#tools/build/nginxFiles.ts';
import { placeAt, wholeSite } from '#tools/build/place.ts';
import { planOf } from '#tools/serving/plan.ts';
import type { HeaderKind, ServingTable } from '#tools/serving/table.ts';
import { aRelease } from '../serving/aRelease.ts';

const DEPLOY = new URL('../../../tools/deploy/nginx/', import.meta.url);
const PUBLIC = new URL('../../../public', import.meta.url);

const { folder, table } = await aRelease();
afterAll(() => rmSync(folder, { recursive: true }));
const files = nginxFiles(table);
const sites = await Promise.all(SITES.map(wholeSite));
const styled = (id: string, kind = 'entry'): string =>
  `<style>[data-brand=${id}]{}</style><script>${kind}</script>`;

/** A path of each kind of page, with the file that it has. */
const PAGES = [
  ['plain', '/prepaid', 'entry'],
  ['payment', '/prepaid/checkout', 'entry'],
  ['third-party', '/', 'entry'],
  ['code', '/merchantcode/1', 'code'],
  ['wall', '/shops', 'wall'],
] as const;

function sent(headers: ServingTable['headers'], kind: HeaderKind, site: string): Record<string, string> {
  const all = { ...headers[kind].common, ...headers[kind].own[site] };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

it('writes every file that nginx includes, and no other', () => {
  const shipped = readdirSync(DEPLOY).map((name) => [name, readFileSync(new URL(name, DEPLOY), 'utf8')]);
  const texts = [...shipped.map(([, text]) => text), ...Object.values(files)].join('\n');
  const included = [...texts.matchAll(/^\s*include voucher\/(\S+);/gm)].map(([, name]) => name);
  const own = ['environment.conf', 'main.conf'];
  const written = [...shipped.map(([name]) => name), ...Object.keys(files)];
  expect(new Set(included)).toEqual(new Set(written.filter((name = '') => !own.includes(name))));
});

it.each(sites.map((site) => [site.id, site] as const))(
  'gives the pages of %s the headers of their zone, with the hashes of its own page',
  (id, site) => {
    const headers = headersByKind(sites, styled);
    for (const [kind, path, page] of PAGES)
      expect(sent(headers, kind, id)).toEqual(securityHeaders(styled(id, page), placeAt(path, site)));
    expect(sent(headers, 'file', id)).toEqual(securityHeaders(''));
  },
);

it('demands trusted types of all pages but those of payments on a site without third parties', () => {
  const asking = aSite({ id: 'asking', cookieConsent: { siteId: 'id', key: 'key' } });
  const lonely = aSite({ id: 'lonely' });
  for (const both of [[asking, lonely], [lonely, asking], [lonely]]) {
    const headers = headersByKind(both, styled);
    for (const site of both)
      for (const [kind, path, page] of PAGES)
        expect(sent(headers, kind, site.id)).toEqual(
          securityHeaders(styled(site.id, page), placeAt(path, site)),
        );
    const ofEntry = sent(headers, 'third-party', 'lonely');
    expect(ofEntry['Content-Security-Policy']).toContain('; require-trusted-types-for');
    expect(ofEntry).not.toHaveProperty('Content-Security-Policy-Report-Only');
  }
});

it('gives the map’s worker the map’s hosts only on a site that has a map', () => {
  const policies = sites.map((site) => {
    const headers = sent(headersByKind(sites, styled), 'map-worker', site.id);
    expect(headers).toEqual(securityHeaders('', placeAt('/js/map-worker.0123abcd.js', site)));
    return [site.id, headers['Content-Security-Policy']?.includes('https://maps.example')];
  });
  expect(policies.filter(([, isOpen]) => isOpen)).toEqual([['region', true]]);
});

it('sends no header line of nginx twice, and none of the backend’s beside it', () => {
  for (const [name, text] of Object.entries(files).filter(([file]) => file.endsWith('-headers.conf'))) {
    const namesOf = (directive: string) =>
      [...text.matchAll(new RegExp(`^${directive} ([\\w-]+)`, 'gm'))].map(([, header]) => header);
    const added = namesOf('add_header');
    expect({ name, added: added.length }).toEqual({ name, added: new Set(added).size });
    expect(namesOf('proxy_hide_header')).toEqual(added);
  }
});

it('logs neither the operator’s log call nor its failures', () => {
  const [, call = ''] =
    /location = \/api\/v2\/operation-log \{([^}]+)\}/.exec(files['places.conf'] ?? '') ?? [];
  expect(call).toContain('access_log off;');
  expect(call).toContain('error_log /dev/null emerg;');
  expect(call).not.toMatch(/add_header|proxy_set_header/);
});

it('knows the end of every file that is published', () => {
  const published = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  expect(published.length).toBeGreaterThan(50);
  expect(published.filter(({ name }) => !SERVED.test(name))).toEqual([]);
});

it('keeps every picture that is published for a day, and neither a brand’s style sheet nor the licences', () => {
  const paths = readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .map((path) => `/${path.replaceAll('\\', '/')}`);
  const all = Object.fromEntries(paths.map((path) => [path, { time: 0, size: 0 }]));
  const environment = { domains: {}, refusesUnknownHosts: false };
  const cacheOf = (path: string) => {
    const asked = { method: 'GET', host: 'de.localhost', target: path, header: () => null };
    const plan = planOf({ ...table, files: all }, environment, asked);
    return plan.kind === 'answer' ? plan.headers['Cache-Control'] : undefined;
  };
  const kept = paths.filter(
    (path) => cacheOf(path) === 'public, max-age=86400, stale-while-revalidate=604800',
  );
  expect(kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(paths.filter((path) => !/\.(css|txt)$/.test(path)));
});
