import { type Context, Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { found, notBefore, refusal } from '../core/problem.ts';
import { readBody, textAt } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { spentToday } from '../redeem/accept.ts';
import { readEmail } from '../redeem/customer.ts';
import { linksOf } from '../redeem/deliver.ts';
import { deliveryOf } from '../redeem/progress.ts';
import { checkItems, newQuote, quoteAnswer, readItems } from '../redeem/quote.ts';
import { correctEmail, redeem, resendLinks } from '../redeem/redeem.ts';
import { redemptionAnswer } from '../redeem/redemptionAnswer.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { askingOf, languageIn, redeemedVoucherIn } from './asking.ts';

export function redeemRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/redeem/quote', async (context) => {
    const voucher = await redeemedVoucherIn(context, world);
    const items = readItems(await readBody(context.req), world.shops);
    checkItems(items, voucher);
    const quote = newQuote(items, voucher, world.now());
    world.state.quotes.set(quote.id, quote);
    return context.json(quoteAnswer(quote, voucher, spentToday(world, voucher.serialNumber, world.now())));
  });

  routes.post('/redeem', movesValue, async (context) => {
    const body = await readBody(context.req);
    const voucher = await redeemedVoucherIn(context, world);
    const asking = { ...askingOf(context), asked: new URL(context.req.url) };
    const { redemption, payment } = await redeem(world, body, voucher, asking);
    return context.json({ ...viewed(context, redemption, true), ...(payment && { payment }) }, 201);
  });

  routes.post('/redeem/resend-link', async (context) => {
    const body = await readBody(context.req);
    const code = textAt(body, 'code');
    const email = readEmail(body);
    world.state.captcha.check(textAt(body, 'captcha'), world.now());
    const { allowed, nextAt } = world.state.pace.ask(`resend ${code}`, email, world.now());
    if (allowed) resendLinks(world, code, email);
    return context.json({ nextAllowedAt: notBefore(nextAt) }, 202);
  });

  routes.post('/redeem/email/:redeemId', async (context) => {
    const redemption = known(context.req.param('redeemId'));
    if (!(await opens(context, world, redemption))) throw refusal('STDx6');
    const corrected = correctEmail(world, redemption, await readBody(context.req));
    return context.json(deliveryOf(corrected, world.now()));
  });

  routes.get('/redeem/:redeemId', async (context) => {
    const redemption = known(context.req.param('redeemId'));
    return context.json(viewed(context, redemption, await opens(context, world, redemption)));
  });

  return routes;

  function known(redeemId: string): Redemption {
    return found(world.state.redemptions.get(redeemId), 'No such redemption', { moneyState: 'untouched' });
  }

  function viewed(context: Context, redemption: Redemption, open: boolean) {
    const links = linksOf(world, redemption.quote.id);
    return redemptionAnswer(redemption, {
      links,
      now: world.now(),
      language: languageIn(context),
      opens: open,
    });
  }
}

/** Whether the call carries the redemption's status token or a valid token of its voucher. */
async function opens(context: Context, world: World, { statusToken, quote }: Redemption): Promise<boolean> {
  const token = context.req.header('x-jwt-token');
  if (token === undefined || token === statusToken) return token === statusToken;
  const claims = await world.state.tokens.read(token, world.now()).catch(() => undefined);
  return claims?.serialNumber === quote.serialNumber;
}
