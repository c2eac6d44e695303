import type { MiddlewareHandler } from 'hono';

/** `smallest`: a backend with the calls that every backend must have, and with no others. */
export const PROFILES = ['full', 'smallest'] as const;
export type SandboxProfile = (typeof PROFILES)[number];

/** Method and path below `/api` of what the smallest backend answers; a path without a call may match too. */
const SMALLEST: readonly RegExp[] = [
  /^GET \/redeem-site-config\/[^/]+$/,
  /^GET \/v2\/parameter\/[^/]+$/,
  /^GET \/v2\/shop\/categories\/[^/]+$/,
  /^GET \/v2\/shop\/wall\/[^/]+$/,
  /^GET \/v2\/shop\/[^/]+$/,
  /^POST \/v2\/voucher\/token(\/refresh)?$/,
  /^POST \/v2\/redeem(\/quote)?$/,
  /^GET \/v2\/redeem\/[^/]+$/,
  /^GET \/v2\/redeem-link$/,
  /^POST \/v2\/redeem-link\/reveal$/,
];

/** Answers as a web server does that has never heard of the call. */
export function withProfile(world: { readonly profile: SandboxProfile }): MiddlewareHandler {
  return async (context, next) => {
    const call = `${context.req.method} ${context.req.path.replace(/^\/api/, '')}`;
    if (world.profile === 'full' || SMALLEST.some((known) => known.test(call))) return next();
    return context.html('<h1>404 Not Found</h1>', 404);
  };
}
