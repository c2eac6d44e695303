/**
 * The security headers of every page and file we serve: dev server, preview and `deploy/` take them from here.
 */
import { createHash } from 'node:crypto';

/** The captcha's service in Europe (fortress.md, CSP plan): the only foreign host of the product so far. */
const CAPTCHA_HOST = 'https://eu.frcapi.com';

/**
 * The policy for one HTML page. Inline `<style>` and `<script>` parts are allowed by their hash, never by
 * `unsafe-inline`.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, 'script')].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${CAPTCHA_HOST}`,
    `frame-src ${CAPTCHA_HOST}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** All headers of an answer whose page is `html` (an empty text for files that are no page). */
export function securityHeaders(html: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(html),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(self), payment=(self)',
  };
}

/** The hash sources of the inline parts named `tag`, byte for byte as they stand in the page. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(inline)].map(([, body]) => {
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}
