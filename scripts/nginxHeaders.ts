import { SITES } from '#sites/index.ts';
import { type Place, contentSecurityPolicy, securityHeaders } from './csp.ts';
import type { Provider } from './paymentHosts.ts';
import { providersOf } from './place.ts';

const WRITTEN = '# Written by `npm run generate` from scripts/csp.ts: do not edit.';
/** What a payment page's policy is called in nginx's words. */
const POLICY = '$payment_policy';

/** nginx's files that say which headers come with which page, by their names in `deploy/`, for the page `html`. */
export async function nginxFiles(html: string): Promise<Record<string, string>> {
  return {
    'security-headers.conf': headerLines(securityHeaders(html)),
    'payment-headers.conf': headerLines({
      ...securityHeaders(html, paying([])),
      'Content-Security-Policy': POLICY,
    }),
    'payment-policies.conf': await policyLines(html),
  };
}

/** The backend's own headers are dropped: none comes twice. */
function headerLines(headers: Record<string, string>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [
    `add_header ${name} "${value}" always;`,
    `proxy_hide_header ${name};`,
  ]);
  return [WRITTEN, ...lines, ''].join('\n');
}

/** From a host to the providers of its site, and from those to the policy of its payment pages. */
async function policyLines(html: string): Promise<string> {
  const named = await Promise.all(
    SITES.map(async (site) => ({ domains: site.domains, providers: await providersOf(site) })),
  );
  const [first] = named;
  const sets = new Map(named.map(({ providers }) => [nameOf(providers), providers]));
  return [
    WRITTEN,
    '',
    '# The providers of a site. A host that none names is answered as the first one, as the app does.',
    'map $host $payment_providers {',
    ...(first === undefined ? [] : [`  default ${nameOf(first.providers)};`]),
    ...named.flatMap(({ domains, providers }) => domains.map((host) => `  ${host} ${nameOf(providers)};`)),
    '}',
    '',
    '# What the payment pages of such a site may load and talk to.',
    `map $payment_providers ${POLICY} {`,
    ...[...sets].map(([name, providers]) => `  ${name} "${contentSecurityPolicy(html, paying(providers))}";`),
    '}',
    '',
  ].join('\n');
}

const paying = (providers: readonly Provider[]): Place => ({ zone: 'payment', providers });

const nameOf = (providers: readonly Provider[]): string => providers.join('-and-') || 'none';
