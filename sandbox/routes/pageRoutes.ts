import { Hono } from 'hono';
import type { World } from '../core/world.ts';
import { pageScript } from '../page/script.ts';
import { sandboxPage } from '../page/page.ts';
import { pageStyle } from '../page/style.ts';

/** The sandbox's page for people, with its style and script as files of their own (no inline parts). */
export function pageRoutes(world: World): Hono {
  const routes = new Hono();
  routes.get('/', (context) => context.html(sandboxPage(world, new URL(context.req.url))));
  routes.get('/page.css', (context) => context.body(pageStyle, 200, { 'Content-Type': 'text/css' }));
  routes.get('/page.js', (context) => context.body(pageScript, 200, { 'Content-Type': 'text/javascript' }));
  return routes;
}
