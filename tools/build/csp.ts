/** The security headers of every page and file: the dev server and the serving table take them from here. */
import { createHash } from 'node:crypto';
import type { Zone } from '#domain/route/routes.ts';
import type { CaptchaEndpoint } from '#domain/site/site.ts';
import type { Hosts } from './hosts.ts';
import { inlineElements } from './inlineElements.ts';

/** The captcha's hosts (product 16.5): that of the site's endpoint is the only foreign one of a plain page. */
const CAPTCHA_HOSTS: Readonly<Record<CaptchaEndpoint, string>> = {
  eu: 'https://eu.frcapi.com',
  global: 'https://global.frcapi.com',
};

/** The bundler's chunk loader, our loader of vendor scripts, and the sanitiser may create URLs and markup (ADR 8). */
const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  'trusted-types voucher-chunks voucher-vendors dompurify',
];

/** What the headers depend on besides the page's content. */
export interface Place {
  readonly zone: Zone;
  readonly hosts: readonly Hosts[];
  /** Plain pages enforce trusted types, except on the dev server. */
  readonly trustedTypes?: 'reported';
  /** The site's endpoint of the captcha; absent for the European one. */
  readonly captcha?: CaptchaEndpoint;
}

const PLAIN: Place = { zone: 'plain', hosts: [] };

/** The policy of one HTML page. Allows inline scripts by hash, never by `unsafe-inline`; for styles see `stylesOf`. */
export function contentSecurityPolicy(html: string, place: Place = PLAIN): string {
  const foreign = (name: keyof Hosts) => [...new Set(place.hosts.flatMap((hosts) => hosts[name] ?? []))];
  const line = (name: keyof Hosts, ...own: readonly string[]) => [name, ...own, ...foreign(name)].join(' ');
  return [
    "default-src 'none'",
    line('script-src', "'self'", ...hashesOf(html, 'script')),
    line('style-src', "'self'", ...stylesOf(html, place)),
    line('img-src', "'self'", 'data:'),
    line('font-src', "'self'"),
    ...(foreign('media-src').length > 0 ? [line('media-src')] : []),
    line('connect-src', "'self'", CAPTCHA_HOSTS[place.captcha ?? 'eu']),
    line('frame-src', CAPTCHA_HOSTS[place.captcha ?? 'eu']),
    "worker-src 'self'",
    "manifest-src 'self'",
    line('form-action', "'self'"),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(enforcesTrustedTypes(place) ? TRUSTED_TYPES : []),
  ].join('; ');
}

/** `html` is empty for files that are not pages. */
export function securityHeaders(html: string, place: Place = PLAIN): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html, place),
    // Vendor scripts write script URLs and markup themselves, so their zones only report violations.
    ...(!enforcesTrustedTypes(place) && { 'Content-Security-Policy-Report-Only': TRUSTED_TYPES.join('; ') }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    // A provider may check the host; without a referrer, a form is posted from the origin `null` (ADR 8).
    'Referrer-Policy': place.zone === 'payment' ? 'strict-origin' : 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), payment=(self)',
  };
}

const enforcesTrustedTypes = ({ zone, trustedTypes }: Place): boolean =>
  zone === 'plain' && trustedTypes !== 'reported';

/**
 * Vendors write their whole look as inline styles, which no hash foresees; one hash would switch `unsafe-inline` off
 * (ADR 8).
 */
function stylesOf(html: string, { zone }: Place): readonly string[] {
  return zone === 'plain' ? hashesOf(html, 'style') : ["'unsafe-inline'"];
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  return inlineElements(html, tag).map(
    (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
  );
}
