import { Hono } from 'hono';
import { type GivenOrder, activated, describedOrder } from '../activation/order.ts';
import { found } from '../core/problem.ts';
import { malformed, readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { linkTokenIn } from './asking.ts';

export function activationRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/activation', (context) => {
    return context.json(describedOrder(known(linkTokenIn(context)), world.state.vouchers));
  });

  routes.post('/activation', async (context) => {
    const { serialNumbers } = await readBody(context.req);
    if (!Array.isArray(serialNumbers)) throw malformed('/serialNumbers', 'A list is expected');
    const asked = serialNumbers.map(String);
    const { order, results } = activated(known(linkTokenIn(context)), asked, world.now());
    world.state.givenOrders.set(order.ident, order);
    for (const { serialNumber, outcome } of results) {
      if (outcome === 'ACTIVATED') world.state.vouchers.release(serialNumber);
    }
    return context.json({ results });
  });

  return routes;

  function known(ident: string): GivenOrder {
    return found(world.state.givenOrders.get(ident), 'No such order');
  }
}
