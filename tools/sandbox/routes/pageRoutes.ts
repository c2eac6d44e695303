import { Hono } from 'hono';
import type { ReadyPage } from '../core/readyPage.ts';
import type { World } from '../core/world.ts';
import { askedShopCount } from '../shop/shopCount.ts';
import { pageScript } from '../page/script.ts';
import { searchScript } from '../page/searchScript.ts';
import { sandboxPage } from '../page/page.ts';
import { pageStyle } from '../page/style.ts';

/** Style and script are separate files, so the page has no inline parts. */
export function pageRoutes(world: World, pages: readonly ReadyPage[]): Hono {
  const routes = new Hono();
  routes.get('/', (context) => {
    const url = new URL(context.req.url);
    const shops = askedShopCount(url.searchParams);
    if (shops === undefined) return context.html(sandboxPage(world, url, pages));
    world.shops = world.catalogueOf(shops);
    // Redirect, because reloading this address would set the dial again.
    return context.redirect('/sandbox', 303);
  });
  routes.get('/page.css', (context) => context.body(pageStyle, 200, { 'Content-Type': 'text/css' }));
  routes.get('/page.js', (context) =>
    context.body(pageScript + searchScript, 200, { 'Content-Type': 'text/javascript' }),
  );
  return routes;
}
