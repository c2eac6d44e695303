import { Hono } from 'hono';
import type { World } from '../core/world.ts';
import { SPAN, alarmsOf } from '../operation/alarms.ts';
import { missingArrivals } from '../operation/arrivals.ts';
import { KEPT } from '../operation/book.ts';
import { readLog } from '../operation/readLog.ts';

/** The call of the contract. */
export function operationRoutes(world: World): Hono {
  const routes = new Hono();
  routes.post('/operation-log', async (context) => {
    world.state.operation.add(readLog(await context.req.text()), world.now());
    return context.body(null, 204);
  });
  return routes;
}

/** What operators see, as JSON. */
export function operationDials(world: World): Hono {
  const routes = new Hono();
  const recent = (span: number) => world.state.operation.recent(world.now(), span);
  routes.get('/alarms', (context) => {
    const missing = missingArrivals(world.state.operation.arrivals, world.now());
    return context.json([...alarmsOf(recent(SPAN)), ...missing]);
  });
  routes.get('/lines', (context) => context.json(recent(KEPT)));
  routes.get('/calls', (context) => context.json(world.state.calls.find(context.req.query('id') ?? '')));
  return routes;
}
