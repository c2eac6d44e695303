import { Hono } from 'hono';
import { found, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import { readBody, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { described, needsCheck } from '../reactivation/reactivation.ts';
import { askedFor } from '../reactivation/settle.ts';
import { askingOf, linkTokenIn } from './asking.ts';

export function reactivationRoutes(world: World): Hono {
  const routes = new Hono();

  routes.post('/voucher/reactivation', async (context) => {
    const body = await readBody(context.req);
    const code = textAt(body, 'code');
    const email = textAt(body, 'email').trim();
    const { captcha, vouchers } = world.state;
    captcha.check(textAt(body, 'captcha'), world.now());
    const voucher = vouchers.byCode(code);
    if (voucher === undefined) throw refusal('VCRx1', { pointer: '/code' });
    const known = [...world.state.reactivations.values()].some((one) => one.code === code);
    if (!known && !needsCheck(voucher)) return context.json(notNeeded(), 202);
    return context.json(described(askedFor(world, voucher, email, askingOf(context)), world.now()), 202);
  });

  routes.get('/voucher/reactivation/state', (context) => {
    const reactivation = world.state.reactivations.get(linkTokenIn(context));
    return context.json(described(found(reactivation, 'No such check'), world.now()));
  });

  return routes;
}

function notNeeded(): Wire['Reactivation'] {
  return { reactivationId: `ra-${unguessable(40)}`, state: 'NOT_NEEDED' };
}
