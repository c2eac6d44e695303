import { Hono } from 'hono';
import { malformed } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { readSupportRequest } from '../support/readRequest.ts';

export function supportRoutes(world: World): Hono {
  const routes = new Hono();
  routes.post('/support/request', async (context) => {
    const form = await context.req.formData().catch(() => {
      throw malformed('', 'A form with files is expected');
    });
    const ticket = world.state.tickets.take(await readSupportRequest(form), world.now());
    return context.json(ticket, ticket.wasOpen ? 200 : 201);
  });
  return routes;
}
