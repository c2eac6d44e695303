import { Hono } from 'hono';
import { bareRefusal } from '../core/problem.ts';
import { readBody } from '../core/read.ts';
import { siteOfCategory } from '../core/sites.ts';
import type { World } from '../core/world.ts';
import { donate } from '../donation/donate.ts';
import { donationAnswer } from '../donation/donation.ts';
import { organisationAnswer, ORGANISATIONS } from '../donation/organisations.ts';
import { askingOf, languageIn, voucherIn } from './asking.ts';

/** Giving a voucher's value away. */
export function donationRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/donation/organisations/:id', (context) => {
    if (siteOfCategory(Number(context.req.param('id'))) === undefined)
      throw bareRefusal(404, 'No such voucher category');
    return context.json(ORGANISATIONS.map((one) => organisationAnswer(one, languageIn(context))));
  });

  routes.post('/donation', async (context) => {
    const body = await readBody(context.req);
    const voucher = await voucherIn(context, world);
    return context.json(donationAnswer(donate(world, body, voucher, askingOf(context))), 201);
  });

  routes.get('/donation/:donationId', (context) => {
    const donation = world.state.donations.get(context.req.param('donationId'));
    if (donation === undefined) throw bareRefusal(404, 'No such donation', { moneyState: 'untouched' });
    return context.json(donationAnswer(donation));
  });

  return routes;
}
