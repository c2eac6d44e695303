import type { MiddlewareHandler } from 'hono';
import { isUuid, malformed } from '../core/read.ts';
import type { World } from '../core/world.ts';

/** Lets a call that moves value through once for each Idempotency-Key. */
export function onceForEachKey(world: World): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const key = context.req.header('Idempotency-Key') ?? '';
    if (!isUuid(key)) throw malformed('', 'An Idempotency-Key (UUID) is expected');
    const request = `${context.req.path} ${await context.req.text()}`;
    return world.state.idempotency.once(key, request, async () => {
      await next();
      return context.res;
    });
  };
}
