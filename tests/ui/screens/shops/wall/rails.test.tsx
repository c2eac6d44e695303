import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { say } from '#tests/data/english.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

beforeEach(framesAtOnce);

/** Ten top shops that sell 20.00, and five others that sell 25.00. */
const SHOPS = [
  ...Array.from({ length: 10 }, (_, index) =>
    aShop({ name: `Top ${index}`, position: 'T', voucherValuesInCent: [20_00] }),
  ),
  ...Array.from({ length: 5 }, (_, index) => aShop({ name: `Other ${index}`, voucherValuesInCent: [25_00] })),
];
const SESSION = aSession({ voucher: aVoucher({ balanceInCent: 25_00 }) });

async function aWall(about: Omit<About, 'at'> = {}) {
  const app = await anApp({ locale: 'en', shops: { walls: [done(SHOPS)] }, ...about });
  await show(app.services, <WallSection labelledBy="x" headingLevel={2} over="shops" />, {
    at: '/shops',
    path: '/shops',
  });
}

const rails = () =>
  screen
    .queryAllByRole('region')
    .map((region) => [
      within(region).getByRole('heading').textContent,
      within(region).getAllByRole('listitem').length,
    ]);

it('selects shops that sell exactly the balance, and top shops, above the whole wall, which alone is counted', async () => {
  await aWall({ session: SESSION });
  expect(rails()).toEqual([
    [say('wall.rail.exact', { money: '€25.00' }), 5],
    [say('wall.rail.popular'), 8],
  ]);
  expect(screen.getByText(say('wall.count', { count: 15 }))).toBeInTheDocument();
  const grid = document.querySelector<HTMLElement>('ul[aria-labelledby="x"]');
  expect(grid?.children).toHaveLength(15);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('knows no exact balance without a voucher', async () => {
  await aWall();
  expect(rails()).toEqual([[say('wall.rail.popular'), 8]]);
});

it('has no rail while a filter is on, and again without it', async () => {
  await aWall({ session: SESSION });
  const type = (name: string) =>
    act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: name } }));
  await type('top');
  expect(rails()).toEqual([]);
  await type('');
  expect(rails()).toHaveLength(2);
});

it.each([
  ['where the whole balance is redeemed', { switches: switchedOn('showNavBar') }],
  ['on a site of restaurants', { partnerKind: 'restaurants' }],
] as const)('has no rail %s', async (_, site) => {
  await aWall({ session: SESSION, site });
  expect(rails().map(([title]) => title)).not.toContain(say('wall.rail.popular'));
});

it('shows the balance in the bar to the eye only: the strip of the voucher says it', async () => {
  await aWall({ session: SESSION });
  const shown = screen.getByText('€25.00', { selector: 'search *' });
  expect(shown).toHaveAttribute('aria-hidden', 'true');
});
