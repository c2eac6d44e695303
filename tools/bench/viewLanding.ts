import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';
import type { Conditions } from './throttle.ts';
import { median } from './timing.ts';
import { type View, WATCHED_MS, bytesUntil, watchView } from './viewVisit.ts';

/** Limits of landing pages, as multiples of the entry's code field or as amounts. */
const SOUGHT = 1.5;
const LAYOUT_SHIFT = 0.02;
const BYTES_TO_CODE = 150_000;

const REVEAL = 'main article button';
const CODE = 'main article code';
const SHOP = 'main li a[href*="/shops/"]';

const Links = z.object({ redeemLink: z.string() });

/** Landing pages in turns with the entry's code field; `entry` is the entry's URL. Fails if a limit is missed. */
export async function benchLanding(
  browser: Browser,
  entry: string,
  conditions: Conditions,
  roundCount: number,
): Promise<readonly string[]> {
  const { redeemLink } = Links.parse(
    await (await fetch(`http://127.0.0.1:${new URL(entry).port}/sandbox/links`)).json(),
  );
  const codePage = new URL(redeemLink, entry).href;
  const wall = new URL('/shops', entry).href;
  const rounds = { entry: [] as View[], code: [] as View[], wall: [] as View[], bytes: [] as number[] };
  const watch = (address: string, sought?: string) =>
    watchView(browser, address, conditions, WATCHED_MS.page, sought);
  const turns = [
    async () => void rounds.entry.push(await watch(entry)),
    async () => void rounds.code.push(await watch(codePage, REVEAL)),
    async () => void rounds.wall.push(await watch(wall, SHOP)),
    async () =>
      void rounds.bytes.push(
        await bytesUntil(browser, codePage, conditions, { button: REVEAL, shown: CODE }),
      ),
  ];
  for (let round = 0; round < roundCount; round += 1) {
    for (let turn = 0; turn < turns.length; turn += 1) await turns[(round + turn) % turns.length]?.();
  }
  const { hostname } = new URL(entry);
  const field = median(rounds.entry.map(({ soughtVisible }) => soughtVisible));
  const bytes = median(rounds.bytes);
  const row = (views: readonly View[]) => {
    const of = (name: keyof View) => median(views.map((view) => view[name]));
    return {
      'sought visible (ms)': Math.round(of('soughtVisible')),
      '× code field': Number((of('soughtVisible') / field).toFixed(2)),
      'largest paint (ms)': Math.round(of('largestPaint')),
      'layout shift': Number(of('layoutShift').toFixed(3)),
      'kB within 6 s': Math.round(of('bytes') / 1000),
      'requests within 6 s': of('requests'),
    };
  };
  const table = { 'code field': row(rounds.entry), 'code page': row(rounds.code), wall: row(rounds.wall) };
  console.log(
    `${hostname}: pages that links lead to; at most ${SOUGHT} × the code field, shift ${LAYOUT_SHIFT}`,
  );
  console.table(table);
  console.log(`kB until the code is shown: ${Math.round(bytes / 1000)}, at most ${BYTES_TO_CODE / 1000}`);
  return [
    ...Object.entries(table).flatMap(([name, { '× code field': ratio, 'layout shift': shift }]) => [
      ...(ratio <= SOUGHT ? [] : [`${hostname}, ${name}: visible after ${ratio} × the code field`]),
      ...(shift <= LAYOUT_SHIFT ? [] : [`${hostname}, ${name}: layout shift ${shift}`]),
    ]),
    ...(bytes <= BYTES_TO_CODE ? [] : [`${hostname}: ${bytes} bytes until the code is shown`]),
  ];
}
