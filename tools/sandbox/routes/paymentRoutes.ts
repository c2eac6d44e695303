import { Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { readBody, textAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { finalizePayment, paymentState } from '../payment/outcome.ts';

/** State and capture of a payment. Its reference authorises the call. */
export function paymentRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/payment/state', async (context) => {
    const payment = world.state.till.byReference(textAt(await readBody(context.req), 'reference'));
    const known = payment?.origin === new URL(context.req.url).origin;
    return context.json(known ? paymentState(payment) : { state: 'unknown' });
  });

  routes.post('/payment/finalize', movesValue, async (context) => {
    const body = await readBody(context.req);
    return context.json(finalizePayment(world, body, new URL(context.req.url)));
  });

  return routes;
}
