import { expect, it } from 'vitest';
import { CHARGE_KEPT } from '#infrastructure/kept/chargeKept.ts';
import { DRAFTS_KEPT } from '#infrastructure/kept/draftsKept.ts';
import { FIRST_KEPT } from '#infrastructure/kept/firstKept.ts';
import { RECEIPT_KEPT } from '#infrastructure/kept/receiptKept.ts';
import { wholeSite } from '#tools/build/place.ts';
import { openSandbox } from '#tools/serve/sandboxMount.ts';
import { SITES } from '#sites/index.ts';
import { ALL_STATES } from '#workshop/server/allStates.ts';
import { keptFor } from '#workshop/server/seed.ts';
import { isOn, STATES } from '#workshop/states/states.ts';

const SCHEMAS = { ...FIRST_KEPT, ...DRAFTS_KEPT, ...CHARGE_KEPT, ...RECEIPT_KEPT };
const sites = await Promise.all(SITES.map(wholeSite));
const sandbox = openSandbox();

it('names every state once', () => {
  const names = ALL_STATES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const titles = STATES.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

it('offers top-ups where a site has them', () => {
  const charging = sites.filter(({ navbarLinks }) => navbarLinks.charge).map(({ id }) => id);
  for (const state of STATES.filter(({ area }) => area === 'charge')) {
    expect(sites.filter(({ id }) => isOn(state, id)).map(({ id }) => id)).toEqual(charging);
  }
});

it.each(sites.map((site) => [site.id, site] as const))(
  'stores for %s only what the app reads',
  async (_id, site) => {
    for (const state of STATES.filter((each) => isOn(each, site.id))) {
      const { kept } = await keptFor(state, site, sandbox.answer);
      for (const [key, value] of Object.entries(kept)) {
        const name = key.replace(/\.v1$/, '');
        const schema = Object.entries(SCHEMAS).find(([each]) => each === name)?.[1];
        expect(schema?.safeParse(value), `${state.name}: ${key}`).toMatchObject({ success: true });
      }
      expect('voucherToken.v1' in kept, state.name).toBe(state.voucher !== undefined);
    }
  },
);

it('makes a state while the sandbox is offline and broken', async () => {
  const broken = openSandbox();
  for (const fault of [
    { path: '*', network: 'request' },
    { path: '*', status: 500 },
  ]) {
    const body = JSON.stringify(fault);
    await broken.answer(new Request('http://localhost/sandbox/faults', { method: 'POST', body }));
  }
  const [site] = sites;
  const state = STATES.find(({ name }) => name === 'wall-failed');
  if (site === undefined || state === undefined) throw new Error('There is no such wall.');
  expect(await keptFor(state, site, broken.answer)).toHaveProperty(['kept', 'voucherToken.v1']);
});

it('gives every tab a voucher of its own', async () => {
  const [site] = sites;
  const state = STATES.find(({ name }) => name === 'wall');
  if (site === undefined || state === undefined) throw new Error('There is no wall.');
  const seeds = [await keptFor(state, site, sandbox.answer), await keptFor(state, site, sandbox.answer)];
  expect(new Set(seeds.map(({ seed }) => seed.serialNumber)).size).toBe(2);
});
