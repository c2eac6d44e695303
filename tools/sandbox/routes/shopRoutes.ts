import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import type { Language } from '../core/language.ts';
import { refusal } from '../core/problem.ts';
import { REGION_CATEGORY, RESTAURANT_CATEGORY } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';
import type { World } from '../core/world.ts';
import { acceptancePoints } from '../region/acceptancePoints.ts';
import { CUISINES, type Category, SHOP_CATEGORIES } from '../shop/categories.ts';
import { shopDetails, shopTile } from '../shop/present.ts';
import { askedShopCount } from '../shop/shopCount.ts';
import { filteredWall, pageOf } from '../shop/wall.ts';
import { knownCategory, languageIn } from './asking.ts';

// Weak, because compressed and uncompressed answers share the tag.
const tagged = etag({ weak: true });

/**
 * These answers depend only on the language, so the browser may store them and revalidates on each use (product 15.5).
 */
const kept: MiddlewareHandler = async (context, next) => {
  await tagged(context, next);
  if (!context.res.ok && context.res.status !== 304) return;
  context.res.headers.set('Cache-Control', 'no-cache');
  context.res.headers.append('Vary', 'Accept-Language');
};

export function shopRoutes(world: World): Hono {
  const routes = new Hono();
  routes.use('/shop/*', kept);

  routes.get('/shop/categories/:id', (context) => {
    const categoryId = knownCategory(context.req.param('id'));
    const list: readonly Category[] = categoryId === RESTAURANT_CATEGORY ? CUISINES : SHOP_CATEGORIES;
    return context.json(list.map((category) => shopCategory(category, languageIn(context))));
  });

  routes.get('/shop/wall/:id', (context) => {
    const query = new URL(context.req.url).searchParams;
    const count = askedShopCount(query);
    const categoryId = knownCategory(context.req.param('id'));
    const taking =
      count === undefined
        ? world.shops.taking(categoryId).slice(0, world.onWall)
        : world.catalogueOf(count).taking(categoryId);
    const shops = filteredWall(taking, query);
    const page = pageOf(query);
    if (page === undefined) return context.json(shops.map(shopTile));
    const start = page.page * page.size;
    const tiles = shops.slice(start, start + page.size).map(shopTile);
    return context.json(tiles, 200, { 'X-Total-Count': String(shops.length) });
  });

  routes.get('/shop/:id', (context) => {
    const shop = world.shops.find(context.req.param('id'));
    if (shop === undefined) throw refusal('SHPx1');
    const fields = (context.req.query('fields') ?? '').split(',').filter((field) => field !== '');
    return context.json(shopDetails(shop, languageIn(context), fields));
  });

  // Only the region has places.
  routes.get('/acceptance-points/:id', (context) => {
    const categoryId = knownCategory(context.req.param('id'));
    return context.json(categoryId === REGION_CATEGORY ? acceptancePoints() : []);
  });

  return routes;
}

function shopCategory(category: Category, language: Language): Wire['ShopCategory'] {
  return {
    id: category.id,
    name: category.name[language],
    urlName: category.urlName,
    promoted: category.promoted ?? false,
  };
}
