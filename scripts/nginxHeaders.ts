import { securityHeaders } from './csp.ts';

/** The security headers in nginx's words, for the page `html`. */
export function nginxHeaders(html: string): string {
  const lines = Object.entries(securityHeaders(html)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return ['# Written by `npm run generate` from scripts/csp.ts: do not edit.', ...lines, ''].join('\n');
}
