import { securityHeaders } from './csp.ts';

/** The security headers in nginx's words, for the page `html`. The backend's own are dropped: none comes twice. */
export function nginxHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html)).flatMap(([name, value]) => [
    `add_header ${name} "${value}" always;`,
    `proxy_hide_header ${name};`,
  ]);
  return ['# Written by `npm run generate` from scripts/csp.ts: do not edit.', ...lines, ''].join('\n');
}
