import { standInData, freshVouchers } from '../conformance/data/standInData.ts';
import type { Tested } from '../conformance/run.ts';
import { createSandbox } from '../sandbox/app.ts';

/** The host decides the site in the stand-in; no network is asked. */
const ORIGIN = 'http://de.localhost:3000';

/** Measures the time of answers. */
interface Meter {
  readonly now: () => number;
}

/** The stand-in in this process, as the conformance kit tests it. */
export async function openStandIn(
  { now }: Meter = { now: () => performance.now() },
  options: Parameters<typeof createSandbox>[0] = {},
): Promise<Tested> {
  const sandbox = createSandbox(options);
  const backend = (request: Request) => Promise.resolve(sandbox.fetch(request));
  const data = await standInData(backend, ORIGIN, { spendable: 64, chargeable: 24, small: 6 });
  return {
    backend,
    origin: ORIGIN,
    data,
    meter: now,
    refill: async () => ({ ...data, ...(await freshVouchers(backend, ORIGIN)) }),
  };
}
