import { Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { found } from '../core/problem.ts';
import { readBody, wholeNumberAt } from '../core/read.ts';
import { siteOfHost, siteOfKey } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { unfit } from '../payment/wish.ts';
import { offersOf } from '../voucherOrder/offers.ts';
import { placeOrder } from '../voucherOrder/place.ts';
import { askingOf, voucherIn } from './asking.ts';

export function voucherOrderRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/voucher/charge/offers/:country', (context) => {
    return context.json(offersOf(found(siteOfKey(context.req.param('country')), 'No such site')));
  });

  routes.post('/voucher/order', movesValue, async (context) => {
    const body = await readBody(context.req);
    const asked = new URL(context.req.url);
    const site = siteOfHost(asked.hostname);
    if (site === undefined) throw unfit('/kind');
    const exchanges = wholeNumberAt(body, 'exchangedInCent') > 0;
    const voucher = exchanges ? await voucherIn(context, world) : undefined;
    return context.json(await placeOrder(world, body, { ...askingOf(context), site, voucher, asked }), 201);
  });

  return routes;
}
