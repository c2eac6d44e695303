import { Hono } from 'hono';
import { MINUTE } from '../core/clock.ts';
import { malformed, readBody } from '../core/read.ts';
import type { World } from '../core/world.ts';
import { alarmsAt } from '../operation/alarms.ts';
import { OperationBook } from '../operation/book.ts';
import { INCIDENTS } from '../operation/incidents.ts';
import { readLog } from '../operation/readLog.ts';
import { QUIET, simulated } from '../operation/simulate.ts';
import { operationPage } from '../page/operation.ts';

/** The call of the contract. */
export function operationRoutes(world: World): Hono {
  const routes = new Hono();
  routes.post('/operation-log', async (context) => {
    world.state.operation.add(readLog(await context.req.text()), world.now());
    return context.body(null, 204);
  });
  return routes;
}

/** What operators see: the page, and the same as JSON for tests. */
export function operationDials(world: World): Hono {
  const routes = new Hono();
  routes.get('/', (context) => context.html(operationPage(world, new URL(context.req.url))));
  routes.get('/alarms', (context) => context.json(alarmsAt(world.state.operation, world.now())));
  routes.get('/lines', (context) =>
    context.json(world.state.operation.hours(1).flatMap(({ lines }) => [...lines])),
  );
  routes.get('/calls', (context) => context.json(world.state.calls.find(context.req.query('id') ?? '')));
  // Ends now, so that the clock stays where it is.
  routes.post('/simulate', async (context) => {
    const { incident: id } = await readBody(context.req);
    const what = INCIDENTS.find((incident) => incident.id === id);
    if (id !== undefined && what === undefined) throw malformed('/incident', 'No such incident');
    const until = world.now();
    const begins = until - MINUTE;
    const book = new OperationBook();
    const wish = { seed: String(id), from: begins - QUIET, until };
    for (const { at, log } of simulated({ ...wish, ...(what && { incident: { what, begins } }) }))
      book.add(log, at);
    world.state.operation = book;
    return context.json(alarmsAt(book, until));
  });
  return routes;
}
