import { FOR_EVER } from '../../build/caching.ts';
import { securityHeaders } from '../../build/csp.ts';
import { typeOf } from '../../build/fileTypes.ts';
import { NOT_KEPT } from '../../serving/plan.ts';
import type { Answer } from './ask.ts';
import { type Check, skipped, type Target, wrong } from './check.ts';
import { sentOnce } from './pages.ts';
import { releaseOf } from './release.ts';

/** The build packs texts from this size on. */
const PACKED_FROM = 1024;
const AT_ONCE = 8;

export const FILE_CHECKS: readonly Check[] = [
  {
    id: 'scripts',
    title: 'Scripts and style sheets of the page are sent, packed and cached for ever',
    async faults(target) {
      const paths = filesOf(target.page.text);
      if (paths.length === 0) return ['The page names no script.'];
      return (await each(paths, async (path) => fileFaults(path, await target.ask(path)))).flat();
    },
  },
  {
    id: 'later-scripts',
    title: 'All scripts and style sheets of the release are there',
    async faults(target) {
      const { table, page } = target;
      if (table === null) return skipped('The table of this release (--table) is not at hand.');
      const release = releaseOf(page.text);
      if (release !== table.release.release)
        return [
          `The page is of release ${release ?? 'without a name'}, and the table of ${table.release.release}.`,
        ];
      const paths = Object.keys(table.files).filter((path) => /^\/(js|css)\//.test(path));
      const missing = await each(paths, (path) => isMissing(target, path));
      return missing.flat();
    },
  },
  {
    id: 'missing',
    title: 'A missing script is 404, and kept by nobody',
    async faults({ ask }) {
      const { status, header } = await ask('/js/probe.0000000000.js');
      return wrong(
        [status !== 404, `The status is ${status}.`],
        [header('content-type').startsWith('text/html'), 'It is answered with a page.'],
        [header('cache-control') !== NOT_KEPT, `Cache-Control is “${header('cache-control')}”.`],
      );
    },
  },
];

/** What the page loads by itself, and for its languages. */
function filesOf(html: string): readonly string[] {
  const named = html.matchAll(/(?:<script[^>]*\ssrc|<link[^>]*\shref)="(\/(?:js|css)\/[^"]+)"/g);
  const planned = html.matchAll(/"(\/(?:js|css)\/[^"]+\.(?:js|css))"/g);
  return [...new Set([...named, ...planned].map(([, path = '']) => path))];
}

function fileFaults(path: string, { status, header, pairs, text }: Answer): readonly string[] {
  if (status !== 200) return [`${path}: The status is ${status}.`];
  const isPacked = /^(br|gzip)$/.test(header('content-encoding'));
  return [
    ...wrong(
      [header('content-type') !== typeOf(path), `The type is “${header('content-type')}”.`],
      [header('cache-control') !== FOR_EVER, `Cache-Control is “${header('cache-control')}”.`],
      [!isPacked && text.length >= PACKED_FROM, `It is sent unpacked, with ${text.length} bytes.`],
    ),
    ...Object.entries(securityHeaders('')).flatMap(([name, value]) => sentOnce(pairs, name, value)),
  ].map((fault) => `${path}: ${fault}`);
}

async function isMissing({ ask }: Target, path: string): Promise<readonly string[]> {
  const { status, header } = await ask(path, { method: 'HEAD' });
  return wrong(
    [status !== 200, `${path}: The status is ${status}.`],
    [
      status === 200 && header('content-type') !== typeOf(path),
      `${path}: The type is “${header('content-type')}”.`,
    ],
  );
}

async function each<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE)
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(act))));
  return done;
}
