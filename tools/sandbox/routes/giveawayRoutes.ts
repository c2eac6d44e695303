import { type Context, Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { bareRefusal, refusal } from '../core/problem.ts';
import { idAt, readBody, textAt } from '../core/read.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { giveawayAnswer } from '../giveaway/giveaway.ts';
import { mail } from '../mail/mails.ts';
import { readEmail } from '../redeem/customer.ts';
import { askingOf, languageIn } from './asking.ts';

interface Claim {
  readonly site: string;
  readonly redeemId: string;
}

export function giveawayRoutes(world: World): Hono {
  const routes = new Hono();
  const path = '/giveaway/get-one-active-with-unused-codes';

  routes.post(path, offer);
  routes.post(`${path}/vault`, offer);

  routes.post('/giveaway/redeem-advertisement-popup-code', movesValue, async (context) => {
    const body = await readBody(context.req);
    const email = readEmail(body);
    const claim = await claimOf(context, textAt(body, 'redeemId'));
    const giveaway = claim && world.state.giveaways.find(claim.site, idAt(body, 'id'));
    if (claim === undefined || giveaway === undefined) throw bareRefusal(404, 'No such giveaway');
    const code = world.state.giveaways.redeem(claim.site, giveaway, { ...claim, email });
    const asking = askingOf(context);
    const words = { promo: giveaway.promoText[asking.language], code };
    mail(world.post(asking), { kind: 'giveaway', to: email, words });
    return context.body(null, 204);
  });

  return routes;

  async function offer(context: Context): Promise<Response> {
    const claim = await claimOf(context, textAt(await readBody(context.req), 'redeemId'));
    const giveaway = claim && world.state.giveaways.offered(claim.site, claim.redeemId);
    if (giveaway === undefined) return context.body(null, 204);
    return context.json(giveawayAnswer(giveaway, languageIn(context)));
  }

  /** Accepts a redeem link's token or a voucher's. STDx6 without a token, `undefined` for a foreign redemption. */
  async function claimOf(context: Context, redeemId: string): Promise<Claim | undefined> {
    const token = context.req.header('x-jwt-token') ?? '';
    const link = world.state.links.get(token);
    if (link !== undefined) {
      if (world.now() >= link.expiresAt) throw refusal('STDx6');
      return link.redeemId === redeemId ? { site: link.site, redeemId } : undefined;
    }
    const { serialNumber } = await world.state.tokens.read(token, world.now());
    const voucher = world.state.vouchers.bySerialNumber(serialNumber);
    const site = siteOfCategory(voucher?.categoryId ?? 0)?.id;
    const own = serialOf(redeemId) === serialNumber;
    return site !== undefined && own ? { site, redeemId } : undefined;
  }

  function serialOf(redeemId: string): string | undefined {
    const { donations, redemptions } = world.state;
    return redemptions.get(redeemId)?.quote.serialNumber ?? donations.get(redeemId)?.serialNumber;
  }
}
