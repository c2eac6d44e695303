import { Hono } from 'hono';
import { REGION_CATEGORY } from '../core/sites.ts';
import { acceptancePoints } from '../region/acceptancePoints.ts';
import { knownCategory } from './asking.ts';

/** Where a region's vouchers are taken. Other brands have no places of their own. */
export function regionRoutes(): Hono {
  const routes = new Hono();

  routes.get('/acceptance-points/:id', (context) => {
    const categoryId = knownCategory(context.req.param('id'));
    return context.json(categoryId === REGION_CATEGORY ? acceptancePoints() : []);
  });

  return routes;
}
