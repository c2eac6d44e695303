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
  const sandbox = createSandbox({ now });
  const backend = (request: Request) => Promise.resolve(sandbox.fetch(request));
  const data = await standInData(backend, ORIGIN, numbers);
  return {
    backend,
    origin: ORIGIN,
    data,
    meter,
    refill: async () => ({ ...data, ...(await freshVouchers(backend, ORIGIN)) }),
  };
}
