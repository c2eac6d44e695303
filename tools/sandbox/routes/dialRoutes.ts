import { Hono } from 'hono';
import type { KnownCall } from '../core/calls.ts';
import { rfc3339 } from '../core/clock.ts';
import { readDial, wordAt } from '../core/known.ts';
import { PROFILES } from '../core/profile.ts';
import { found } from '../core/problem.ts';
import { flagAt, malformed, readBody, textAt, wholeNumberAt } from '../core/read.ts';
import { siteAddress } from '../core/sites.ts';
import { type ReadyPage, readyAddress } from '../core/readyPage.ts';
import type { World } from '../core/world.ts';
import { readPlan } from '../fault/readPlan.ts';
import { type FraudCheck, describedCheck } from '../fraud/check.ts';
import { decide } from '../fraud/settle.ts';
import { giveBack, release } from '../redeem/redeem.ts';
import type { Redemption } from '../redeem/redemption.ts';
import { checkedShopCount } from '../shop/shopCount.ts';
import { spendable } from '../voucher/seed.ts';
import { giveawayDials, siteAt } from './giveawayDials.ts';
import { listedOrder, listedOrders, listedPayments, listedVoucher, listedVouchers } from './listing.ts';
import { READY_INPUTS } from './readyLinks.ts';

const LONGEST_LIFETIME = 90 * 24 * 3600;

type Decision = NonNullable<FraudCheck['decided']>['how'];
const DECISIONS = { release: 'RELEASED', block: 'BLOCKED' } as const satisfies Record<string, Decision>;
const DECISION_WORDS = Object.keys(DECISIONS) as readonly (keyof typeof DECISIONS)[];

/**
 * Dials and state of the sandbox as JSON, for tests (product 15.11). They refuse what they do not know.
 * @param calls those that faults can meet
 */
export function dialRoutes(
  world: World,
  pages: readonly ReadyPage[],
  calls: () => readonly KnownCall[],
): Hono {
  const routes = new Hono();

  routes.get('/vouchers', (context) => {
    return context.json(listedVouchers(world));
  });

  /** In cents, by serial number: less work than the list, for programs that look after every step. */
  routes.get('/balances', (context) => {
    const vouchers = world.state.vouchers.all();
    return context.json(
      Object.fromEntries(vouchers.map(({ serialNumber, balanceInCent }) => [serialNumber, balanceInCent])),
    );
  });

  routes.post('/vouchers', async (context) => {
    const body = await readDial(context.req, 'site', 'balanceInCent', 'isPrepaid');
    const site = siteAt(body);
    const valueInCent = body['balanceInCent'] === undefined ? 5000 : wholeNumberAt(body, 'balanceInCent');
    if (valueInCent < 1) throw malformed('/balanceInCent', 'An amount above 0 is expected');
    const isPrepaid = flagAt(body, 'isPrepaid');
    const voucher = world.state.vouchers.issue(spendable(site, world.now(), valueInCent, isPrepaid));
    return context.json(listedVoucher(world, voucher), 201);
  });

  // Like the app's own call, but no dialled fault meets it.
  routes.post('/tokens', async (context) => {
    const body = await readDial(context.req, 'code', 'isForCharge');
    const { vouchers, tokens, tokenLifetime: lifetime } = world.state;
    const voucher = found(vouchers.byCode(textAt(body, 'code')), 'No such voucher');
    const scope = flagAt(body, 'isForCharge') ? ({ scope: 'charge' } as const) : {};
    const token = await tokens.issue(voucher, world.now(), { lifetime, refreshes: 0, ...scope });
    return context.json({ token }, 201);
  });

  routes.get('/links', (context) => {
    const asked = new URL(context.req.url);
    const links = pages.map((page) => {
      const address = readyAddress(page, (site) => siteAddress(site, asked));
      return [page.name, page.site === undefined ? page.path : address] as const;
    });
    return context.json({ ...Object.fromEntries(links), ...READY_INPUTS });
  });

  /** Which backend the stand-in plays, until a reset. */
  routes.post('/profile', async (context) => {
    const asked = textAt(await readDial(context.req, 'profile'), 'profile');
    const profile = wordAt(asked, '/profile', 'profile', PROFILES);
    world.profile = profile;
    return context.json({ profile });
  });

  routes.get('/outbox', (context) => context.json(world.state.outbox.all()));

  routes.get('/tickets', (context) => context.json(world.state.tickets.all()));

  routes.get('/orders', (context) => {
    return context.json(listedOrders(world));
  });

  routes.get('/payments', (context) => {
    return context.json(listedPayments(world));
  });

  routes.get('/ledger', (context) => context.json(world.state.till.ledger));

  routes.post('/orders/:id/release', (context) => {
    return context.json(listedOrder(world, release(world, orderOf(context.req.param('id')))));
  });

  routes.post('/orders/:id/fail', (context) => {
    return context.json(listedOrder(world, giveBack(world, orderOf(context.req.param('id')))));
  });

  routes.post('/fraud-checks/:ident/:decision', (context) => {
    const { ident, decision } = context.req.param();
    const how = DECISIONS[wordAt(decision, '', 'decision', DECISION_WORDS)];
    const check = found(world.state.fraudChecks.get(ident), 'No such check');
    return context.json(describedCheck(decide(world, check, how), world.now()));
  });

  routes.route('/giveaways', giveawayDials(world));

  routes.get('/faults', (context) => context.json(world.state.faults.all()));

  routes.post('/faults', async (context) => {
    return context.json(world.state.faults.add(readPlan(await readBody(context.req), calls())), 201);
  });

  routes.delete('/faults', (context) => {
    world.state.faults.clear();
    return context.body(null, 204);
  });

  routes.post('/clock', async (context) => {
    const body = await readDial(context.req, 'now', 'frozen');
    const { clock } = world;
    if (body['now'] === undefined && body['frozen'] === undefined)
      throw malformed('', 'A time (now) is expected, or whether it stands still (frozen)');
    const frozen = body['frozen'] === undefined ? undefined : flagAt(body, 'frozen');
    const instant = body['now'] === undefined || body['now'] === null ? undefined : instantOf(body['now']);
    if (body['now'] === null) clock.backToMachine();
    else if (instant !== undefined) clock.moveTo(instant);
    if (frozen === true) clock.freeze();
    else if (frozen === false) clock.goOn();
    return context.json({ now: rfc3339(world.now()), frozen: clock.isFrozen });
  });

  routes.post('/token-lifetime', async (context) => {
    const seconds = wholeNumberAt(await readDial(context.req, 'seconds'), 'seconds');
    if (seconds < 1 || seconds > LONGEST_LIFETIME)
      throw malformed('/seconds', `A number from 1 to ${LONGEST_LIFETIME} is expected`);
    world.state.tokenLifetime = seconds;
    return context.json({ seconds });
  });

  routes.post('/shops', async (context) => {
    const body = await readDial(context.req, 'shops', 'onWall');
    const countAt = (field: string) =>
      body[field] === undefined ? undefined : checkedShopCount(wholeNumberAt(body, field), `/${field}`);
    world.turnShops(countAt('shops'), countAt('onWall'));
    return context.json({
      shops: world.shops.count,
      ...(Number.isFinite(world.onWall) && { onWall: world.onWall }),
    });
  });

  routes.post('/reset', async (context) => {
    // Often sent without a body.
    const text = await context.req.text();
    const { now } =
      text === '' ? {} : await readDial({ json: async () => JSON.parse(text) as unknown }, 'now');
    world.reset(now === undefined ? undefined : instantOf(now));
    return context.body(null, 204);
  });

  return routes;

  /** By redemption id or order number. */
  function orderOf(id: string): Redemption {
    const orders = [...world.state.redemptions.values()];
    const order = orders.find(({ quote, orderNumber }) => quote.id === id || orderNumber === id);
    return found(order, 'No such order');
  }
}

/** RFC 3339, or milliseconds since 1970. */
function instantOf(value: unknown): number {
  const instant = typeof value === 'string' ? Date.parse(value) : value;
  if (typeof instant !== 'number' || !Number.isFinite(instant)) throw malformed('/now', 'A time is expected');
  return instant;
}
