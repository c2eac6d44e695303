import { Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { found } from '../core/problem.ts';
import { readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { checkCharge, finalizeCharge, initCharge } from '../charge/charge.ts';
import { PROVIDERS, type Provider } from '../payment/payment.ts';
import { chargedVoucherIn } from './asking.ts';

export function chargeRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/voucher/charge/check', async (context) => {
    return context.json(await checkCharge(world, await readBody(context.req), new URL(context.req.url)));
  });

  routes.post('/voucher/charge/init/:provider', movesValue, async (context) => {
    const provider = providerOf(context.req.param('provider'));
    const body = await readBody(context.req);
    const voucher = await chargedVoucherIn(context, world);
    const asked = new URL(context.req.url);
    return context.json(await initCharge(world, body, { provider, voucher, asked }));
  });

  routes.post('/voucher/charge/finalize/:provider', movesValue, async (context) => {
    const provider = providerOf(context.req.param('provider'));
    const body = await readBody(context.req);
    const voucher = await chargedVoucherIn(context, world);
    return context.json(finalizeCharge(world, body, { provider, voucher }));
  });

  return routes;
}

function providerOf(name: string): Provider {
  const provider = PROVIDERS.find((one) => one === name);
  return found(provider, 'No such provider', { moneyState: 'untouched' });
}
