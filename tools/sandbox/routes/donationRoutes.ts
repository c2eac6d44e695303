import { Hono } from 'hono';
import { movesValue } from '../core/idempotency.ts';
import { found } from '../core/problem.ts';
import { readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { donate } from '../donation/donate.ts';
import { donationAnswer } from '../donation/donation.ts';
import { organisationAnswer, ORGANISATIONS } from '../donation/organisations.ts';
import { askingOf, knownCategory, languageIn, voucherIn } from './asking.ts';

export function donationRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/donation/organisations/:id', (context) => {
    knownCategory(context.req.param('id'));
    return context.json(ORGANISATIONS.map((one) => organisationAnswer(one, languageIn(context))));
  });

  routes.post('/donation', movesValue, async (context) => {
    const body = await readBody(context.req);
    const voucher = await voucherIn(context, world);
    return context.json(donationAnswer(donate(world, body, voucher, askingOf(context))), 201);
  });

  routes.get('/donation/:donationId', (context) => {
    const donation = world.state.donations.get(context.req.param('donationId'));
    return context.json(donationAnswer(found(donation, 'No such donation', { moneyState: 'untouched' })));
  });

  return routes;
}
