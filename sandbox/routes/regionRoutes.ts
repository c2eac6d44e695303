import { Hono } from 'hono';
import { bareRefusal } from '../core/problem.ts';
import { REGION_CATEGORY, siteOfCategory } from '../core/sites.ts';
import { acceptancePoints } from '../region/acceptancePoints.ts';

/** Where a region's vouchers are taken. Other brands have no places of their own. */
export function regionRoutes(): Hono {
  const routes = new Hono();

  routes.get('/acceptance-points/:id', (context) => {
    const categoryId = Number(context.req.param('id'));
    if (siteOfCategory(categoryId) === undefined) throw bareRefusal(404, 'No such voucher category');
    return context.json(categoryId === REGION_CATEGORY ? acceptancePoints() : []);
  });

  return routes;
}
