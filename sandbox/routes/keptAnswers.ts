import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

// Weak, since the same answer comes packed and unpacked.
const tagged = etag({ weak: true });

/**
 * Answers that are the same for everybody who asks in one language: a browser may keep them, if it asks each time whether
 * they still hold (contract, conventions).
 */
export const kept: MiddlewareHandler = async (context, next) => {
  await tagged(context, next);
  if (!context.res.ok && context.res.status !== 304) return;
  context.res.headers.set('Cache-Control', 'no-cache');
  context.res.headers.append('Vary', 'Accept-Language');
};
