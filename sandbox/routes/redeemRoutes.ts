import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { bareRefusal } from '../core/problem.ts';
import { malformed, readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { checkAffordable, newQuote, quoteAnswer, readItems } from '../redeem/quote.ts';
import { redeem, spentToday } from '../redeem/redeem.ts';
import { redemptionAnswer } from '../redeem/redemption.ts';
import { languageIn, voucherIn } from './asking.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Quote, redemption, and how far it is. */
export function redeemRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/redeem/quote', async (context) => {
    const voucher = await voucherIn(context, world);
    const items = readItems(await readBody(context.req), world.shops);
    checkAffordable(items, voucher);
    const quote = newQuote(items, voucher, world.now());
    world.state.quotes.set(quote.id, quote);
    return context.json(quoteAnswer(quote, voucher, spentToday(world, voucher.serialNumber, world.now())));
  });

  routes.post('/redeem', async (context) => {
    const body = await readBody(context.req);
    const voucher = await voucherIn(context, world);
    const asked = new URL(context.req.url);
    const redemption = redeem(world, body, { voucher, language: languageIn(context), origin: asked.origin });
    return context.json(redemptionAnswer(redemption, world.now()), 201);
  });

  routes.get('/redeem/:redeemId', (context) => {
    const redemption = world.state.redemptions.get(context.req.param('redeemId'));
    if (redemption === undefined) throw bareRefusal(404, 'No such redemption', { moneyState: 'untouched' });
    return context.json(redemptionAnswer(redemption, world.now()));
  });

  return routes;
}

/** Lets a call that moves value through once for each Idempotency-Key. */
export function onceForEachKey(world: World): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const key = context.req.header('Idempotency-Key') ?? '';
    if (!UUID.test(key)) throw malformed('', 'An Idempotency-Key (UUID) is expected');
    return world.state.idempotency.once(key, await context.req.text(), async () => {
      await next();
      return context.res;
    });
  };
}
