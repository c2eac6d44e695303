import { GALLERY_HOST, isFrameHost, workshopOrigin } from './frameHost.ts';

/** The policy of the workshop's own pages. They have no inline parts, and embed frames of this server only. */
export function workshopPolicy(host: string): string {
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src http://*.${GALLERY_HOST}${port}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFrameHost(host) ? workshopOrigin(host) : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types voucher-chunks dompurify',
  ].join('; ');
}
