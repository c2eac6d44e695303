import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PAYMENT_PAGES, THIRD_PARTY_PAGES } from '#domain/route/zone.ts';
import { resolveSite } from '#domain/site/resolveSite.ts';
import { securityHeaders } from '#tools/build/csp.ts';
import { nginxFiles } from '#tools/build/nginxHeaders.ts';
import { SERVED } from '#tools/build/fileTypes.ts';
import { MAP_WORKER } from '#tools/build/mapWorker.ts';
import { BUILT, RETURN_ADDRESS } from '#tools/build/paths.ts';
import { KIND_PATHS, pageKindOf } from '#tools/build/pageFile.ts';
import { placeAt, wholeSite } from '#tools/build/place.ts';
import { HASHED, PICTURES } from '#tools/serve/serving.ts';
import { SITES } from '#sites/index.ts';
import type { PageKind } from '#src/early/plan.ts';
import { aSite } from '#tests/data/site.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const nginx = read('tools/deploy/nginx.conf');
const styled = (id: string, kind: PageKind = 'entry'): string =>
  `<style>[data-brand=${id}]{}</style><script>${kind}</script>`;
const sites = await Promise.all(SITES.map(wholeSite));
const written = nginxFiles(sites, styled);
const fileOf = (name: string, files = written): string => files[name] ?? '';
/** With the locations of the pages in their place. */
const whole = nginx.replace('include voucher/pages.conf;', () => fileOf('pages.conf'));

const nginxPattern = ({ ignoreCase, source }: RegExp): string =>
  `~${ignoreCase ? '*' : ''} "${source.replaceAll('\\/', '/')}"`;

const kindPattern = (kind: keyof typeof KIND_PATHS): string => `~* "${KIND_PATHS[kind]}"`;

/** Pages by their location: a path of it, its pattern, its file of headers, the file of the page. */
const PLACES = [
  ['/prepaid', '/', 'plain-headers.conf', '$site.html'],
  ['/prepaid/checkout', nginxPattern(PAYMENT_PAGES), 'payment-headers.conf', '$site.html'],
  ['/', nginxPattern(THIRD_PARTY_PAGES), 'third-party-headers.conf', '$site.html'],
  ['/merchantcode/1', kindPattern('code'), 'code-headers.conf', '$site.code.html'],
  ['/shops', kindPattern('wall'), 'wall-headers.conf', '$site.wall.html'],
] as const;
const pageAt = (id: string, path: string): string => styled(id, pageKindOf(path));

/** The block of nginx.conf for a location. */
function location(pattern: string): string {
  const start = whole.indexOf(`location ${pattern} {`);
  return start < 0 ? '' : whole.slice(start, whole.indexOf('}', start + `location ${pattern} {`.length));
}

const PAGES = PLACES.map(([, pages]) => pages);

/** What a map of policies.conf makes of a word. */
function mapped(name: string, word: string, files = written): string {
  const [, map = ''] = fileOf('policies.conf', files).split(` $${name} {`);
  const lines = [...map.slice(0, map.indexOf('\n}')).matchAll(/^ {2}(\S+) "?(.*?)"?;$/gm)];
  const valueOf = (from: string) => lines.find(([, key]) => key === from)?.[2];
  return valueOf(word) ?? valueOf('default') ?? '';
}

/** The headers of a file on a site, as nginx sends them: one without a value stays away. */
function sent(file: string, site: string, files = written): Record<string, string> {
  const lines = [...fileOf(file, files).matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
  const all = lines.map(([, name = '', value = '']) => {
    const said = value.replace(/^\$(\w+)$/, (_, variable: string) => mapped(variable, site, files));
    return [name, said] as const;
  });
  return Object.fromEntries(all.filter(([, said]) => said !== ''));
}

it('writes every file that the configuration includes', () => {
  const included = [...`${nginx}${whole}`.matchAll(/^\s*include voucher\/(\S+);/gm)].map(([, name]) => name);
  expect(new Set(included)).toEqual(new Set([...Object.keys(written), 'root.conf']));
  expect(read('tools/deploy/root.conf')).toMatch(/^root \S+;$/m);
});

it.each([...SITES.flatMap(({ domains, id }) => [...domains, `${id}.localhost`]), 'unknown.example'])(
  'knows the site of %s as the app does',
  (host) => {
    expect(mapped('site', host)).toBe(resolveSite(host, SITES).id);
  },
);

it('has a file of headers for each kind of page, and sends its page', () => {
  for (const [, pages, file, page] of PLACES) {
    expect(location(pages)).toContain(`try_files /pages/${page} =404;`);
    expect(location(pages)).toContain(`include voucher/${file};`);
    expect(whole.split(`include voucher/${file};`)).toHaveLength(2);
  }
});

it.each(sites.map((site) => [site.id, site] as const))(
  'gives the pages of %s the headers of the preview, with the hashes of its own page',
  (id, site) => {
    for (const [pathname, , file] of PLACES) {
      expect(sent(file, id)).toEqual(securityHeaders(pageAt(id, pathname), placeAt(pathname, site)));
    }
  },
);

it('demands trusted types of all pages but those of payments on a site without third parties, as the preview does', () => {
  const asking = aSite({ id: 'asking', cookieConsent: { siteId: 'id', key: 'key' } });
  const lonely = aSite({ id: 'lonely' });
  for (const both of [[asking, lonely], [lonely, asking], [lonely]]) {
    const files = nginxFiles(both, styled);
    for (const site of both) {
      for (const [pathname, , file] of PLACES) {
        expect(sent(file, site.id, files)).toEqual(
          securityHeaders(pageAt(site.id, pathname), placeAt(pathname, site)),
        );
      }
    }
    const ofEntry = sent('third-party-headers.conf', 'lonely', files);
    expect(ofEntry['Content-Security-Policy']).toContain('; require-trusted-types-for');
    expect(ofEntry).not.toHaveProperty('Content-Security-Policy-Report-Only');
  }
});

it('gives the map’s worker the policy of its site, as the preview does, and before that of files', () => {
  expect(location(nginxPattern(MAP_WORKER))).toContain('include voucher/map-worker-headers.conf;');
  expect(nginx.indexOf(nginxPattern(MAP_WORKER))).toBeLessThan(nginx.indexOf(nginxPattern(HASHED)));
  const policies = sites.map((site) => {
    const headersOfWorker = sent('map-worker-headers.conf', site.id);
    expect(headersOfWorker).toEqual(securityHeaders('', placeAt('/js/map-worker.0123abcd.js', site)));
    return [site.id, headersOfWorker['Content-Security-Policy']?.includes('https://maps.example')];
  });
  expect(policies.filter(([, isOpen]) => isOpen)).toEqual([['region', true]]);
});

it('answers a form that is posted to a return page as the preview does', () => {
  const pattern = RETURN_ADDRESS.source.replaceAll('\\/', '/').replace(/^\^(.*)\$$/, '$1');
  expect(nginx).toContain(`"~*^POST (?<return_address>${pattern})$" $return_address;`);
  expect(nginx).toMatch(/if \(\$asked_again\) \{\s+return 303 \$asked_again;/);
});

it('lets the files of a form through to the backend', () => {
  expect(nginx).toMatch(/location ~ "[^"]*support\/request[^"]*" \{\s*client_max_body_size 12m;/);
});

it('logs neither the operator’s log call nor its failures, and passes it on as it does other calls', () => {
  const api = nginx.slice(nginx.indexOf('location ^~ /api/ {'), nginx.indexOf('\n  }\n\n  # The map'));
  const call = location('= /api/v2/operation-log');
  expect(api).toContain(call);
  expect(call).toContain('access_log off;');
  expect(call).toContain('error_log /dev/null emerg;');
  expect(call).toContain('proxy_pass http://voucher_backend;');
  expect(call).not.toMatch(/add_header|proxy_set_header/);
});

it('caches the same files for as long', () => {
  expect(location(nginxPattern(HASHED))).toContain('"public, max-age=31536000, immutable"');
  expect(location(nginxPattern(PICTURES))).toContain(
    '"public, max-age=86400, stale-while-revalidate=604800"',
  );
  for (const place of [...[MAP_WORKER, BUILT, SERVED].map(nginxPattern), ...PAGES]) {
    expect(location(place)).toContain('"no-cache"');
  }
});

it('knows the end of every file that is published', () => {
  const files = readdirSync(new URL('../../../public', import.meta.url), {
    recursive: true,
    withFileTypes: true,
  });
  const strange = files.filter((file) => file.isFile() && !SERVED.test(file.name));
  expect(files.length).toBeGreaterThan(50);
  expect(strange).toEqual([]);
});

it('keeps every picture that is published for a day, and neither a brand’s style sheet nor the licences', () => {
  const folder = fileURLToPath(new URL('../../../public', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('.'))
    .map((path) => `/${path.replaceAll('\\', '/')}`);
  const kept = files.filter((path) => PICTURES.test(path));
  expect(kept.length).toBeGreaterThan(50);
  expect(kept).toEqual(files.filter((path) => !/\.(css|txt)$/.test(path)));
});
