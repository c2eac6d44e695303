import { Hono } from 'hono';
import { bareRefusal } from '../core/problem.ts';
import type { World } from '../core/world.ts';
import { checkLink, revealedCodes, sealedLink } from '../redeem/link.ts';
import type { RedeemLink } from '../redeem/link.ts';
import { languageIn } from './asking.ts';

/** The page behind a mailed link: sealed until somebody asks for the codes. */
export function redeemLinkRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/redeem-link/:token', (context) => {
    return context.json(sealedLink(valid(context.req.param('token')), world.now()));
  });

  routes.post('/redeem-link/:token/reveal', (context) => {
    const link = valid(context.req.param('token'));
    const codes = revealedCodes(link, languageIn(context), world.now());
    world.state.links.set(link.token, { ...link, revealed: true });
    return context.json(codes);
  });

  return routes;

  function valid(token: string): RedeemLink {
    const link = world.state.links.get(token);
    if (link === undefined) throw bareRefusal(404, 'No such link');
    checkLink(link, world.now());
    return link;
  }
}
