import { serve } from '@hono/node-server';
import { freshVouchers, type Numbers, standInData } from '../conformance/data/standInData.ts';
import type { Tested } from '../conformance/run.ts';
import { createSandbox } from '../sandbox/app.ts';

/** The host decides the site in the stand-in; no network is asked. */
const ORIGIN = 'http://de.localhost:3000';

/** What a full run uses up, and a little more. */
const ENOUGH: Numbers = { spendable: 64, chargeable: 24, small: 6 };

interface Options {
  /** Measures the time of answers, in milliseconds. */
  readonly meter?: () => number;
  /** The stand-in's time; default: the machine's. */
  readonly now?: () => number;
  readonly numbers?: Numbers;
}

/** The stand-in in this process, as the conformance kit tests it. */
export async function openStandIn({
  meter = () => performance.now(),
  now = () => Date.now(),
  numbers = ENOUGH,
}: Options = {}): Promise<Tested> {
  const sandbox = createSandbox({ now, readPicture });
  const backend = (request: Request) => Promise.resolve(sandbox.fetch(request));
  const data = await standInData(backend, ORIGIN, numbers);
  return {
    backend,
    origin: ORIGIN,
    data,
    meter,
    clock: now,
    refill: async () => ({ ...data, ...(await freshVouchers(backend, ORIGIN)) }),
  };
}

/** Any picture: the kit only asks whether there is one. */
const PICTURE = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const readPicture = () => Promise.resolve(PICTURE);

interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

/** A stand-in over HTTP. The host decides the site, as with `npm start`. */
export async function serveStandIn(): Promise<Served> {
  const sandbox = createSandbox({ readPicture });
  const opened = Promise.withResolvers<number>();
  const server = serve(
    { fetch: sandbox.fetch, hostname: '127.0.0.1', port: 0, overrideGlobalObjects: false },
    ({ port }) => opened.resolve(port),
  );
  const port = await opened.promise;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
