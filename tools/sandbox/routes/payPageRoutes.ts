import { type Context, Hono } from 'hono';
import { referenceIn } from '../payment/walletPayload.ts';
import type { World } from '../core/world.ts';
import { payPage, payRefused, USUAL_SECONDS } from '../page/pay.ts';
import { decide, decisionPage, DECISIONS, wayBack } from '../payment/decide.ts';
import type { Payment, Provider } from '../payment/payment.ts';

/** The stand-in for the provider's pages, where the tester decides for the holder. */
export function payPageRoutes(world: World): Hono {
  const routes = new Hono();

  // The wallet's button posts a form to this address.
  routes.post('/wallet', async (context) => {
    const sent = await formOf(context);
    const payload = sent['payloadJSON'] ?? '';
    if (!(await world.state.signer.fits(payload, sent['signature'] ?? '')))
      return context.html(payRefused('amazon-pay', 'The signature does not fit this payload.'), 400);
    const payment = world.state.till.byReference(referenceIn(payload));
    if (payment === undefined) return unknown(context, 'amazon-pay');
    return context.redirect(decisionPage(payment), 303);
  });

  routes.get('/wallet', (context) => shown(context, 'amazon-pay', context.req.query('session')));
  routes.get('/card', (context) => shown(context, 'unzer', context.req.query('charge')));

  routes.post('/decide', async (context) => {
    const sent = await formOf(context);
    const payment = world.state.till.byId(sent['id'] ?? '');
    const decision = DECISIONS.find((one) => one === sent['decision']);
    if (payment === undefined || decision === undefined) return unknown(context, 'amazon-pay');
    if (payment.stage.kind !== 'awaiting-holder') return context.redirect(decisionPage(payment), 303);
    decide(world, payment, decision, secondsOf(sent['seconds']));
    return context.redirect(wayBack(world.state.till.byId(payment.id) ?? payment), 303);
  });

  return routes;

  function shown(context: Context, provider: Provider, id = ''): Response | Promise<Response> {
    const payment: Payment | undefined = world.state.till.byId(id);
    return payment?.provider === provider
      ? context.html(payPage(payment, payment.purpose.describe(payment)))
      : unknown(context, provider);
  }
}

function unknown(context: Context, provider: Provider): Response | Promise<Response> {
  return context.html(payRefused(provider, 'There is no such payment.'), 404);
}

/** The text fields of a form, without files. */
async function formOf(context: Context): Promise<Readonly<Record<string, string>>> {
  const entries = Object.entries(await context.req.parseBody());
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function secondsOf(text: string | undefined): number {
  const seconds = Number(text);
  return Number.isInteger(seconds) && seconds > 0 ? seconds : USUAL_SECONDS;
}
