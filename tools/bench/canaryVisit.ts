import { engineOf } from '#domain/operation/engineOf.ts';
import { BeaconLog } from '#infrastructure/log/beaconLog.ts';
import type { Heard } from '#infrastructure/log/heldLog.ts';
import { matchRoutes } from 'react-router';

/** A marked value that no byte may contain. Every kind of secret has marks of its own shape. */
export interface Canaries {
  readonly code: string;
  readonly serial: string;
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly street: string;
  readonly words: string;
}

/** The marks of one visit; all contain `mark`, which must be unique and stand in no event. */
export function canariesOf(mark: string): Canaries {
  return {
    code: `Y2${mark}YWVDV`,
    serial: `4100${mark}`,
    token: `eyJhbGciOiJIUzI1NiJ9.${mark}.c2lnbmF0dXJl`,
    name: `Ada ${mark}`,
    email: `${mark}@mail.example`,
    street: `${mark}straße 5`,
    words: `Could not read ${mark} of undefined`,
  };
}

/** Every field of whatever the app may tell the log, filled with canaries. */
export function toldIn({ code, serial, token, name, email, street, words }: Canaries): readonly Heard[] {
  const paths = [
    `/merchantcode/${token}`,
    `/voucher-pdf/${token}`,
    `/activate/${name}/${serial}/${token}`,
    `/fraud-prevention/${token}`,
    `/redeem/${code}/value`,
    `/shops/${serial}/${email}`,
    `/${code}`,
    `/${street}/${email}`,
    `/help/${email}`,
    `/tpr/${token}`,
    '/',
  ];
  const address = `https://de.example/merchantcode/${token}?code=${code}&mail=${email}#${name}`;
  const error = Object.assign(new Error(words), { name, stack: `${words} at ${address}`, cause: code });
  const element = (tagName: string) => ({
    tagName,
    src: address,
    href: address,
    id: email,
    textContent: name,
  });
  // What the types forbid counts most: the log must not trust them.
  const whats = [
    { event: 'site-config-failed', site: code, cause: words },
    { event: 'site-config-odd-field', site: token, field: email },
    { event: 'queue-not-built', parameter: code },
    { event: 'texts-failed', locale: email, cause: address },
    { event: 'text-missing', locale: code, key: words },
    { event: 'geocoding-failed', cause: street },
    { event: 'screen-crashed', screen: token, cause: words },
    { kind: 'step', name: 'opened', value: Number(serial.replaceAll(/\D/g, '')) },
    { kind: 'step', name: code },
    { kind: 'problem', name: words },
    { kind: 'problem', name: 'code-unknown', code, detail: words, value: serial },
    { kind: code, name: token },
    { kind: 'vital', name: 'LCP', value: 1234.5678, id: token, entries: [element('IMG')] },
    { kind: 'vital', name: email, value: 1 },
    { kind: 'call', name: 'answered', value: 87.654321, url: address },
    { kind: 'texts', name: street },
    { kind: 'captcha', name: 'blocked', token },
    {
      type: 'securitypolicyviolation',
      effectiveDirective: 'script-src-elem',
      documentURI: address,
      blockedURI: address,
      referrer: address,
      sourceFile: address,
      sample: code,
      originalPolicy: words,
    },
    { type: 'securitypolicyviolation', effectiveDirective: code, documentURI: address },
    { type: 'securitypolicyviolation', effectiveDirective: 'require-trusted-types-for', sample: token },
    { type: 'error', target: {}, message: words, filename: address, error },
    { type: 'error', target: element('SCRIPT') },
    { type: 'error', target: element('LINK') },
    { type: 'error', target: element('IMG') },
    { type: 'unhandledrejection', reason: error, promise: Promise.resolve(code) },
    { type: email, target: element(name), detail: { code, token } },
  ] as unknown as readonly Heard['what'][];
  return whats.map((what, index) => ({ path: paths[index % paths.length] ?? '/', what }));
}

/**
 * Drives a visit through the app's own event maker and adapter. Returns the bodies that were sent. `steps` are the
 * patterns of all routes.
 */
export function bodiesOfVisit(canaries: Canaries, site: string, steps: readonly string[]): readonly string[] {
  const bodies: string[] = [];
  const routes = steps.map((path) => ({ path }));
  const known = new Map<string, unknown>();
  const log = new BeaconLog({
    site,
    engine: engineOf(`Mozilla/5.0 (${canaries.name}) AppleWebKit/537.36 Chrome/140.0 ${canaries.token}`),
    steps,
    stepOf: (path) => {
      if (!known.has(path)) known.set(path, matchRoutes(routes, path)?.[0]?.route.path);
      return known.get(path);
    },
    send: (body) => void bodies.push(body),
  });
  for (const heard of toldIn(canaries)) log.hear(heard);
  log.send();
  return bodies;
}
