import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { wholeSite } from '#tools/build/place.ts';
import type { Answer } from '#tools/monitor/probe/ask.ts';
import { outcomeOf, type Target } from '#tools/monitor/probe/check.ts';
import { MACHINE_CHECKS } from '#tools/monitor/probe/machines.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const site = await wholeSite(SITES[0]);

function answered(status: number, location: string, certificateEnds: number | null = null): Answer {
  return {
    status,
    pairs: [],
    header: (name) => (name === 'location' ? location : ''),
    headers: new Headers(),
    text: '',
    certificateEnds,
  };
}

/** The outcome at a host that answers so. */
async function told(
  id: string,
  address: string,
  { page = answered(200, ''), http = answered(200, '') } = {},
) {
  const asked: string[] = [];
  const target: Target = {
    origin: new URL(address),
    site,
    table: null,
    page,
    days: 14,
    now: () => NOW,
    browser: null,
    ask: async (path) => {
      asked.push(path);
      return http;
    },
  };
  const check = MACHINE_CHECKS.find((one) => one.id === id);
  if (check === undefined) throw new Error(`There is no check ${id}`);
  return { ...(await outcomeOf(check, target)), asked };
}

it.each([
  [90, 'ok', []],
  [14, 'ok', []],
  [13, 'failed', ['It ends in 13 days.']],
  [-1, 'failed', ['It ends in -1 days.']],
])('counts the days of a certificate that ends in %i', async (days, state, says) => {
  const page = answered(200, '', NOW + days * DAY + 1000);
  expect(await told('certificate', 'https://de.example', { page })).toMatchObject({ state, says });
});

it.each([
  [308, 'https://de.example/shops', 'ok'],
  [301, 'https://de.example/shops', 'ok'],
  [302, 'https://de.example/shops', 'failed'],
  [308, 'https://de.example/', 'failed'],
  [308, 'https://www.de.example/shops', 'failed'],
  [200, '', 'failed'],
])('wants http to lead to the same address by https: %i %s', async (status, location, state) => {
  const { asked, ...outcome } = await told('redirect', 'https://de.example', {
    http: answered(status, location),
  });
  expect(outcome).toMatchObject({ state });
  expect(asked).toEqual(['http://de.example/shops']);
});

it('asks nothing of either where the address is not https', async () => {
  expect(await told('certificate', 'http://de.example')).toMatchObject({ state: 'skipped' });
  for (const address of ['http://de.example', 'https://de.example:8443'])
    expect(await told('redirect', address)).toMatchObject({ state: 'skipped', asked: [] });
});
