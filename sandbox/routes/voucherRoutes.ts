import { Hono } from 'hono';
import { refusal } from '../core/problem.ts';
import { idAt, readBody, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { refusalOf } from '../voucher/voucher.ts';
import type { Voucher } from '../voucher/voucher.ts';
import { languageIn } from './asking.ts';

/** From a code to a token, and its renewal. */
export function voucherRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/captcha/question', (context) => {
    return context.json(world.state.captcha.ask(languageIn(context), world.now()));
  });

  routes.post('/voucher/token', async (context) => {
    const body = await readBody(context.req);
    const code = textAt(body, 'code');
    const categoryId = Number(idAt(body, 'voucherCategory'));
    const now = world.now();
    world.state.captcha.check(textAt(body, 'captcha'), now);
    const voucher = world.state.vouchers.byCode(code);
    const refused = refusalOf(code, voucher, { categoryId, now, asked: new URL(context.req.url) });
    if (refused) throw refused;
    if (voucher === undefined) throw refusal('VCRx1');
    return context.json(await tokenFor(voucher, 0));
  });

  routes.post('/voucher/token/refresh', async (context) => {
    const { tokens, vouchers } = world.state;
    const claims = await tokens.read(context.req.header('x-jwt-token'), world.now());
    const voucher = vouchers.bySerialNumber(claims.serialNumber);
    if (voucher === undefined) throw refusal('STDx6');
    return context.json(await tokenFor(voucher, tokens.nextRefresh(claims)));
  });

  return routes;

  async function tokenFor(voucher: Voucher, refreshes: number): Promise<Wire['VoucherToken']> {
    const { tokens, tokenLifetime } = world.state;
    return { token: await tokens.issue(voucher, world.now(), tokenLifetime, refreshes) };
  }
}
