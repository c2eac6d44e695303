import { Hono } from 'hono';
import { type Refusal, refusal } from '../core/problem.ts';
import { idAt, readBody, textAt } from '../core/read.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import type { Asking } from '../mail/mails.ts';
import { thirdPartyEntry } from '../partner/thirdParty.ts';
import { type Voucher, refusalOf } from '../voucher/voucher.ts';
import { askingOf, languageIn, linkTokenIn } from './asking.ts';

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
    if (voucher === undefined) throw refused ?? refusal('VCRx1');
    if (refused) throw reminding(world, voucher, refused, askingOf(context));
    return context.json(await tokenFor(voucher, { refreshes: 0 }));
  });

  routes.post('/voucher/token/refresh', async (context) => {
    const { tokens, vouchers } = world.state;
    const claims = await tokens.read(context.req.header('x-jwt-token'), world.now());
    const voucher = vouchers.bySerialNumber(claims.serialNumber);
    if (voucher === undefined) throw refusal('STDx6');
    const { partner } = claims;
    return context.json(await tokenFor(voucher, { refreshes: tokens.nextRefresh(claims), partner }));
  });

  routes.get('/third-party-redeem', async (context) => {
    return context.json(await thirdPartyEntry(world, linkTokenIn(context), new URL(context.req.url)));
  });

  return routes;

  async function tokenFor(
    voucher: Voucher,
    session: { refreshes: number; partner?: string | undefined },
  ): Promise<Wire['VoucherToken']> {
    const { tokens, tokenLifetime } = world.state;
    return { token: await tokens.issue(voucher, world.now(), { lifetime: tokenLifetime, ...session }) };
  }
}

/** VCRx8 mails the giver. The refusal tells when the next reminder is possible. */
function reminding(world: World, voucher: Voucher, refused: Refusal, asking: Asking): Refusal {
  if (refused.body.errors[0]?.code !== 'VCRx8') return refused;
  const nextReminderAt = world.state.reminders.remind(voucher, world.post(asking));
  return refusal('VCRx8', { pointer: '/code', nextReminderAt });
}
