import { Hono } from 'hono';
import { readBody, textAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { orderStatus } from '../order/status.ts';
import { languageIn } from './asking.ts';

/** Order number and email together authorise the call. */
export function orderRoutes(world: World): Hono {
  const routes = new Hono();
  routes.post('/order/status', async (context) => {
    const body = await readBody(context.req);
    const order = { orderNumber: textAt(body, 'orderNumber').trim(), email: textAt(body, 'email').trim() };
    world.state.captcha.check(textAt(body, 'captcha'), world.now());
    return context.json(orderStatus(world, order, languageIn(context)));
  });
  return routes;
}
