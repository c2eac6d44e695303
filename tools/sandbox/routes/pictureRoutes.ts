import { Hono } from 'hono';
import type { ReadPicture } from '../core/picture.ts';
import { found } from '../core/problem.ts';

/** Logos and banners of the invented shops, organisations, partners and giveaways. */
export function pictureRoutes(read: ReadPicture): Hono {
  const routes = new Hono();
  routes.get('/:kind{[a-z]+}/:file{[a-z0-9-]+\\.svg}', async (context) => {
    const { kind, file } = context.req.param();
    const picture = await read(`${kind}/${file}`);
    return context.body(found(picture, 'No such picture'), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
  });
  return routes;
}
