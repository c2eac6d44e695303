import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { callsOf } from './core/calls.ts';
import { movesValue } from './core/idempotency.ts';
import { unknownWord } from './core/known.ts';
import { withProfile } from './core/profile.ts';
import { problemAnswer, Refusal, bareRefusal, refusal } from './core/problem.ts';
import { isUuid, malformed } from './core/read.ts';
import { type SandboxOptions, World } from './core/world.ts';
import { faultAnswer, gatewayAnswer, lostAnswer, withFields } from './fault/answer.ts';
import { withDigitsAsNumbers } from './fault/digits.ts';
import { settleChecks } from './fraud/settle.ts';
import { logCalls } from './operation/logCalls.ts';
import { settlePayments } from './payment/settle.ts';
import { sendDueMails } from './redeem/deliver.ts';
import { settleReactivations } from './reactivation/settle.ts';
import { activationRoutes } from './routes/activationRoutes.ts';
import { chargeRoutes } from './routes/chargeRoutes.ts';
import { dialRoutes } from './routes/dialRoutes.ts';
import { documentRoutes } from './routes/documentRoutes.ts';
import { donationRoutes } from './routes/donationRoutes.ts';
import { fraudRoutes } from './routes/fraudRoutes.ts';
import { giveawayRoutes } from './routes/giveawayRoutes.ts';
import { operationDials, operationRoutes } from './routes/operationRoutes.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { pageRoutes } from './routes/pageRoutes.ts';
import { payPageRoutes } from './routes/payPageRoutes.ts';
import { paymentRoutes } from './routes/paymentRoutes.ts';
import { pictureRoutes } from './routes/pictureRoutes.ts';
import { reactivationRoutes } from './routes/reactivationRoutes.ts';
import { READY_PAGES } from './routes/readyLinks.ts';
import { redeemRoutes } from './routes/redeemRoutes.ts';
import { redeemLinkRoutes } from './routes/redeemLinkRoutes.ts';
import { supportRoutes } from './routes/supportRoutes.ts';
import { shopRoutes } from './routes/shopRoutes.ts';
import { siteRoutes } from './routes/siteRoutes.ts';
import { voucherOrderRoutes } from './routes/voucherOrderRoutes.ts';
import { voucherRoutes } from './routes/voucherRoutes.ts';

/**
 * A stand-in for the operator's backend (product 15.11): the contract under `/api`, the dials under `/sandbox`. All
 * state lives in the instance, so sandboxes do not affect each other. Needs only the Fetch API.
 */
export function createSandbox(options: SandboxOptions = {}): Hono {
  const world = new World(options);
  const pages = [...READY_PAGES, ...(options.pages ?? [])];
  const app = new Hono();
  app.use('*', sandboxTime(world));
  app.use('/api/*', logCalls(world));
  app.use('/api/*', withProfile(world));
  // The order matters: a lost answer must be stored under its key, and a delayed call must count as running.
  app.use('/api/*', network(world));
  app.use('/api/*', writing(world));
  app.use('/api/*', onceForEachKey(world));
  app.use('/api/*', backendFaults(world));
  app.use('*', partners(world));
  app.route('/api', siteRoutes(world, options.readTexts));
  app.route('/api/v2', shopRoutes(world));
  app.route('/api/v2', voucherRoutes(world));
  app.route('/api/v2', redeemRoutes(world));
  app.route('/api/v2', redeemLinkRoutes(world));
  app.route('/api/v2', documentRoutes(world));
  app.route('/api/v2', donationRoutes(world));
  app.route('/api/v2', fraudRoutes(world));
  app.route('/api/v2', chargeRoutes(world));
  app.route('/api/v2', paymentRoutes(world));
  app.route('/api/v2', voucherOrderRoutes(world));
  app.route('/api/v2', giveawayRoutes(world));
  app.route('/api/v2', orderRoutes(world));
  app.route('/api/v2', activationRoutes(world));
  app.route('/api/v2', reactivationRoutes(world));
  app.route('/api/v2', supportRoutes(world));
  app.route('/api/v2', operationRoutes(world));
  app.route('/sandbox/operation', operationDials(world));
  app.route(
    '/sandbox',
    dialRoutes(world, pages, () => callsOf(app, '/api')),
  );
  app.route('/sandbox/pay', payPageRoutes(world));
  app.route('/media', pictureRoutes(options.readPicture ?? (() => Promise.resolve(undefined))));
  app.route('/sandbox', pageRoutes(world, pages));
  app.notFound(({ req: { method, path } }) =>
    problemAnswer(bareRefusal(404, 'No such call', unknownDial(app, { method, path }))),
  );
  app.onError((error) => problemAnswer(error instanceof Refusal ? error : refusal('STDx1')));
  return app;
}

/** Names the dials where a path of one is misspelt. */
function unknownDial(
  app: Hono,
  { method, path }: Pick<HonoRequest, 'method' | 'path'>,
): { readonly detail?: string } {
  if (!path.startsWith('/sandbox/')) return {};
  const dials = callsOf(app, '/sandbox').map((one) => `${one.method} /sandbox${one.route}`);
  return { detail: unknownWord('dial', `${method} ${path}`, dials) };
}

/** Sends the sandbox's time, so that the app can measure its clock skew. Disables caching unless the route sets it. */
function sandboxTime(world: World): MiddlewareHandler {
  return async (context, next) => {
    await next();
    context.res.headers.set('Date', new Date(world.now()).toUTCString());
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  };
}

/** Brings payments, checks, mails and reactivations up to date before each call. */
function partners(world: World): MiddlewareHandler {
  return async (_, next) => {
    settlePayments(world);
    settleChecks(world);
    sendDueMails(world);
    settleReactivations(world);
    await next();
  };
}

/** Loses or replaces calls and their answers. A call of which only the answer is lost or replaced is carried out. */
function network(world: World): MiddlewareHandler {
  return async (context, next) => {
    const fault = world.state.faults.take(context.req.method, pathBelowApi(context), 'network');
    if (fault === undefined) return next();
    if (fault.network !== 'request') await next();
    await pause(fault.delayMs);
    context.res = fault.network === 'gateway' ? gatewayAnswer(fault) : lostAnswer();
    return context.res;
  };
}

/** Writes answers otherwise than the contract has them. A browser must not keep them as they were. */
function writing(world: World): MiddlewareHandler {
  return async (context, next) => {
    const fault = world.state.faults.take(context.req.method, pathBelowApi(context), 'writing');
    await next();
    const written = fault && (await withDigitsAsNumbers(context.res));
    if (!written) return;
    context.res = written;
    context.res.headers.delete('ETag');
  };
}

/** Carries out a call that moves value once per Idempotency-Key. */
function onceForEachKey(world: World): MiddlewareHandler {
  return async (context, next) => {
    if (!matchedRoutes(context).some(({ handler }) => handler === movesValue)) return next();
    const key = context.req.header('Idempotency-Key') ?? '';
    if (!isUuid(key)) throw malformed('', 'An Idempotency-Key (UUID) is expected');
    const request = `${context.req.path} ${await context.req.text()}`;
    return world.state.idempotency.once(key, request, async () => {
      await next();
      return context.res;
    });
  };
}

/** Answers instead of the backend, or delays or changes its answer. */
function backendFaults(world: World): MiddlewareHandler {
  return async (context, next) => {
    const fault = world.state.faults.take(context.req.method, pathBelowApi(context), 'backend');
    if (fault === undefined) return next();
    const instead = faultAnswer(fault);
    if (instead === undefined) await next();
    await pause(fault.delayMs);
    if (instead === undefined && fault.fields !== undefined)
      context.res = await withFields(context.res, fault.fields);
    return instead;
  };
}

function pathBelowApi(context: Context): string {
  return context.req.path.replace(/^\/api/, '');
}

function pause(milliseconds = 0): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
