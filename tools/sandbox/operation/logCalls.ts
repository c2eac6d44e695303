import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { isUuid } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';

/** Keeps each call that carries a correlation id in the log of calls. */
export function logCalls(world: World): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const correlationId = context.req.header('X-Correlation-Id') ?? '';
    if (!isUuid(correlationId)) return;
    world.state.calls.add({
      correlationId,
      at: world.now(),
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      errorCode: await errorCodeOf(context.res),
    });
  };
}

async function errorCodeOf(answer: Response): Promise<string> {
  if (!(answer.headers.get('Content-Type') ?? '').startsWith('application/problem+json')) return '';
  // A fault of the dial may answer with anything under this type.
  const told = (await answer
    .clone()
    .json()
    .catch(() => null)) as Wire['Problem'] | null;
  return told?.errors?.[0]?.code ?? '';
}
