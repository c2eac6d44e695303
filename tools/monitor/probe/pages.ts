import { createHash } from 'node:crypto';
import { ASK_AGAIN } from '../../build/caching.ts';
import { securityHeaders } from '../../build/csp.ts';
import { inlineElements } from '../../build/inlineElements.ts';
import { placeAt } from '../../build/place.ts';
import { planOf } from '../../serving/plan.ts';
import type { Answer } from './ask.ts';
import { type Check, type Target, wrong } from './check.ts';

/** A page of each kind of headers. */
const PATHS = ['/', '/prepaid', '/prepaid/checkout', '/merchantcode/probe', '/shops'];

export const PAGE_CHECKS: readonly Check[] = [
  {
    id: 'page',
    title: 'Pages are sent, and validated each time',
    faults: (target) => eachPage(target, pageFaults),
  },
  {
    id: 'brand',
    title: 'The host shows its own brand',
    async faults({ page, site }) {
      const brand = /<html[^>]*\sdata-brand="([^"]*)"/.exec(page.text)?.[1];
      return wrong([
        brand !== site.id,
        `The page is of ${brand ?? 'no brand'}, and the host’s is ${site.id}.`,
      ]);
    },
  },
  {
    id: 'headers',
    title: 'Pages have the headers of their zone, each once',
    faults: (target) => eachPage(target, headerFaults),
  },
  {
    id: 'policy',
    title: 'The policy fits the page’s own scripts and styles',
    faults: (target) => eachPage(target, async ({ pairs, text }) => policyFaults(pairs, text)),
  },
];

async function eachPage(
  target: Target,
  faultsOf: (page: Answer, path: string, target: Target) => Promise<readonly string[]> | readonly string[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of PATHS) {
    const page = path === '/' ? target.page : await target.ask(path);
    for (const fault of await faultsOf(page, path, target)) found.push(`${path}: ${fault}`);
  }
  return found;
}

function pageFaults({ status, header, text }: Answer): readonly string[] {
  return wrong(
    [status !== 200, `The status is ${status}.`],
    [header('content-type') !== 'text/html; charset=utf-8', `The type is “${header('content-type')}”.`],
    [!text.includes('</html>'), 'The page has no end.'],
    [
      header('cache-control') !== ASK_AGAIN,
      `Cache-Control is “${header('cache-control')}”, not “${ASK_AGAIN}”.`,
    ],
    [header('etag') === '', 'There is no ETag, so that it cannot be validated.'],
    [
      header('age') !== '',
      'A server in front keeps the page (Age), and mixes policies of releases and zones.',
    ],
    [header('set-cookie') !== '', 'The page sets a cookie.'],
  );
}

/** By the table of the release, or by what this checkout would send. */
function headerFaults(
  { pairs, text }: Answer,
  path: string,
  { table, site, origin }: Target,
): readonly string[] {
  const built = securityHeaders(text, placeAt(path, site));
  const domains = { [origin.hostname]: site.id };
  const asked = { method: 'GET', host: origin.hostname, target: path, header: () => null };
  const plan = table === null ? null : planOf(table, { domains, refusesUnknownHosts: false }, asked);
  const expected = plan?.kind === 'answer' ? plan.headers : built;
  return Object.keys(built).flatMap((name) => sentOnce(pairs, name, expected[name] ?? ''));
}

/** Whether a header was sent once, with that value. Hashes are compared by `policyFaults`. */
export function sentOnce(pairs: Answer['pairs'], name: string, value: string): readonly string[] {
  const values = pairs.filter(([one]) => one === name.toLowerCase()).map(([, sent]) => sent);
  if (values.length !== 1)
    return [values.length === 0 ? `${name} is missing.` : `${name} was sent ${values.length} times.`];
  const [sent = ''] = values;
  return wrong([withoutHashes(sent) !== withoutHashes(value), `${name} is “${sent}”, and not “${value}”.`]);
}

const HASH = /'sha256-[^']+'/g;
const withoutHashes = (policy: string): string => policy.replaceAll(HASH, '').replaceAll(/ +/g, ' ').trim();

/** Hashes come with the page: of another release’s page they are others, and it stays without styles and scripts. */
function policyFaults(pairs: Answer['pairs'], html: string): readonly string[] {
  const policy = pairs.findLast(([name]) => name === 'content-security-policy')?.[1] ?? '';
  return (['script', 'style'] as const).flatMap((tag) => {
    const directive = policy.split('; ').find((one) => one.startsWith(`${tag}-src `)) ?? '';
    if (directive.includes("'unsafe-inline'")) return [];
    const allowed: readonly string[] = directive.match(HASH) ?? [];
    const own = inlineElements(html, tag).map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const blocked = own.filter((hash) => !allowed.includes(hash)).length;
    const spare = allowed.filter((hash) => !own.includes(hash)).length;
    return wrong(
      [blocked > 0, `The policy blocks ${blocked} of ${own.length} inline ${tag}s.`],
      [spare > 0, `The policy names ${spare} ${tag}s of another page.`],
    );
  });
}
