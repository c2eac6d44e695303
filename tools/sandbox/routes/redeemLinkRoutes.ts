import { Hono } from 'hono';
import { bareRefusal, found, notBefore } from '../core/problem.ts';
import { readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { fileAnswer, pdfOfLinks } from '../document/files.ts';
import { readEmail } from '../redeem/customer.ts';
import { mailFreshLink } from '../redeem/freshLink.ts';
import { revealedCodes } from '../redeem/codes.ts';
import { type RedeemLink, checkLink, sealedLink } from '../redeem/link.ts';
import { askingOf, languageIn, linkTokenIn, makingIn } from './asking.ts';

export function redeemLinkRoutes(world: World): Hono {
  const routes = new Hono();

  routes.get('/redeem-link', (context) => {
    return context.json(sealedLink(valid(linkTokenIn(context)), world.now()));
  });

  routes.post('/redeem-link/reveal', (context) => {
    const link = valid(linkTokenIn(context));
    const codes = revealedCodes(link, languageIn(context), world.now());
    world.state.links.set(link.token, { ...link, revealed: true });
    return context.json(codes);
  });

  routes.post('/redeem-link/renew', async (context) => {
    const token = linkTokenIn(context);
    const email = readEmail(await readBody(context.req));
    const { allowed, nextAt } = world.state.pace.ask(`renew ${token}`, email, world.now());
    if (allowed) mailFreshLink(world, token, email, askingOf(context));
    return context.json({ nextAllowedAt: notBefore(nextAt) }, 202);
  });

  routes.get('/redeem-link/pdf', async (context) => {
    const link = valid(linkTokenIn(context));
    const bytes = await pdfOfLinks([link], makingIn(context, world));
    if (!link.revealed) throw bareRefusal(409, 'Not revealed yet', { moneyState: 'spent' });
    return fileAnswer('pdf', bytes);
  });

  return routes;

  function valid(token: string): RedeemLink {
    const link = found(world.state.links.get(token), 'No such link');
    checkLink(link, world.now());
    return link;
  }
}
