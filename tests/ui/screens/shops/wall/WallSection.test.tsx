import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import type { About } from '#tests/data/about.ts';
import { anApp } from '#tests/data/anApp.ts';
import { show } from '#tests/data/show.tsx';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { WallSection } from '#ui/screens/shops/wall/WallSection.tsx';

const DEAR = aShop({ id: '7', name: 'Juwelia', slug: 'juwelia', voucherValuesInCent: [80_00] });
const WALL = [DEAR, aShop({ name: 'Bücherwurm' }), aShop({ name: 'Gartenfreund' })];

beforeEach(framesAtOnce);

async function aWall(shops: readonly Shop[] = WALL, about: About = {}) {
  const app = await anApp({ locale: 'en', shops: { walls: [done(shops), done(shops)] }, ...about });
  const shown = await show(
    app.services,
    <section aria-label="Our partner shops">
      <WallSection labelledBy="x" headingLevel={2} over="shops" />
    </section>,
  );
  return { ...app, ...shown };
}

const names = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/shops/'))
    .map((link) => link.textContent);
const search = (name: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole('searchbox', { name: say('wall.search') }), {
      target: { value: name },
    }),
  );
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));

it('shows every shop, each with the way to its own page', async () => {
  const { router } = await aWall();
  expect(names()).toEqual(['Juwelia', 'Bücherwurm', 'Gartenfreund']);
  const link = screen.getByRole('link', { name: 'Juwelia' });
  expect(link).toHaveAttribute('href', '/shops/7/juwelia');
  await click(link);
  expect(router.state.location.state).toEqual({ over: 'shops' });
});

it('is told as a list by name, also where a browser drops the role of lists without marks', async () => {
  await aWall();
  expect(screen.getByRole('link', { name: 'Juwelia' }).closest('ul')).toHaveAttribute('role', 'list');
});

it('looks into the basket once for all its parts, not at every letter', async () => {
  const { kept } = await aWall(WALL, {
    session: aSession(),
    site: { switches: switchedOn('redeemValueChooseable') },
  });
  await search('g');
  const read = vi.spyOn(kept, 'read');
  await search('ga');
  expect(names()).toEqual(['Gartenfreund']);
  expect(read).not.toHaveBeenCalledWith('basket');
});

it('finds shops by name, and says aloud how many', async () => {
  await aWall();
  expect(screen.getByText(say('wall.count', { count: 3 })).closest('output')).toBeInTheDocument();
  await search('gart');
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByText(say('wall.count', { count: 3 }))).toBeInTheDocument(); // not said at every letter
  expect(await screen.findByText(say('wall.countOf', { found: 1, count: 3 }))).toBeInTheDocument();
});

it('says that nothing was found, with what was looked for as text, and shows all again', async () => {
  await aWall();
  await search('<b>$t(wall.title)');
  expect(screen.getByText(say('wall.none', { name: '<b>$t(wall.title)' }))).toBeInTheDocument();
  // No dead end: the top shops are offered instead.
  const offered = screen.getByRole('region', { name: say('shop.similar') });
  expect(within(offered).getAllByRole('link')).toHaveLength(names().length);
  await click(screen.getByRole('button', { name: say('wall.clear') }));
  expect(screen.queryByRole('region', { name: say('shop.similar') })).toBeNull();
  expect(names()).toHaveLength(3);
});

it('speaks of no balance while there is no voucher', async () => {
  await aWall();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/balance/)).toBeNull();
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
});

it('puts what the balance does not cover under a heading that says so once for all', async () => {
  await aWall(WALL, { session: aSession() });
  expect(screen.getByRole('checkbox', { name: say('wall.fits') })).toBeChecked();
  const dearer = screen.getByRole('region', { name: say('wall.dearer') });
  expect(within(dearer).getByRole('link')).toHaveTextContent('Juwelia');
  expect(dearer).not.toHaveTextContent(say('wall.payMore', { money: '€30.00' }));
  expect(screen.getByText(say('wall.whyMissing'))).toBeInTheDocument();
});

it('compares with what a basket leaves, and does not call that the balance', async () => {
  await aWall(WALL, { session: aSession(), drafts: { basket: [aBasketLine({ valueInCent: 40_00 })] } });
  expect(screen.getByRole('region', { name: say('basket.dearer') })).toBeInTheDocument();
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
});

it('says of each what would be paid at least, where the difference can be paid', async () => {
  await aWall(WALL, { session: aSession(), site: CHARGING });
  const payable = screen.getByRole('region', { name: say('wall.payable') });
  expect(payable).toHaveTextContent(say('wall.youPay', { money: '€30.00' }));
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
});

it('speaks of all shops that take the voucher only where all of them stand', async () => {
  await aWall(WALL, { session: aSession() });
  await search('Gartenfreund');
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
  await search('');
  expect(screen.getByText(say('wall.whyMissing'))).toBeInTheDocument();
});

it('does not speak of all shops where there is none', async () => {
  await aWall([], { session: aSession() });
  expect(screen.getByText(say('wall.empty'))).toBeInTheDocument();
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
});

it('mixes them when that is switched off, and marks the dearer ones alone', async () => {
  await aWall(WALL, { session: aSession() });
  await click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('region', { name: say('wall.dearer') })).toBeNull();
  expect(names()[0]).toBe('Juwelia');
  expect(screen.getByText(say('wall.payMore', { money: '€30.00' })).closest('li')).toHaveTextContent(
    'Juwelia',
  );
  expect(screen.queryAllByText(/than your balance/)).toHaveLength(1);
});

it('says on each tile from which value to which, and where it can be used', async () => {
  const both = aShop({ name: 'Allerlei', redeemable: ['online', 'branch'], voucherValuesInCent: [7_50] });
  await aWall([...WALL, both, aShop({ name: 'Ohne', redeemable: [], voucherValuesInCent: [] })]);
  expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
    expect.stringMatching(/€80online$/),
    expect.stringMatching(/€10–50online$/),
    expect.stringMatching(/€10–50online$/),
    expect.stringMatching(/€7.50online & in store$/),
    expect.stringMatching(/Ohne$/),
  ]);
});

it('names no values where the whole balance is redeemed, whatever a shop lists', async () => {
  await aWall(WALL, { session: aSession(), site: { switches: switchedOn('showNavBar') } });
  expect(screen.queryByText(/€/)).toBeNull();
});

it('fetches the voucher’s own wall when a voucher comes into use, and keeps the search', async () => {
  const { services, apis } = await aWall();
  await search('gart');
  await act(async () => services.session.hold(aSession()));
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByRole('checkbox')).toBeInTheDocument();
  expect(apis.shop.askedWalls).toHaveLength(1); // the same shops, so the same call is not made twice
});

it.each([
  ['bold', switchedOn('showShopNameOnShopWall')],
  ['quiet', switchedOn('showNavBar')],
])('sets the names below the logos in %s letters as the site’s switch says', async (look, switches) => {
  await aWall(WALL, { site: { switches } });
  const tile = screen.getByRole('link', { name: 'Juwelia' }).closest('li');
  expect(tile).toHaveAttribute('data-name', look);
  expect(screen.getByText('Juwelia', { selector: 'a *' })).toBeVisible();
});

it('says that there are no shops where there are none', async () => {
  await aWall([]);
  expect(screen.getByText(say('wall.empty'))).toBeInTheDocument();
});

it('says why the shops cannot be shown, and tries again', async () => {
  await aWall(WALL, { shops: { walls: [refusal('timed-out'), done(WALL)] } });
  expect(screen.getByRole('region', { name: say('problem.timed-out.title') })).toBeInTheDocument();
  await click(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(names()).toHaveLength(3);
});

it('draws names of every kind', async () => {
  const odd = ['x'.repeat(5_000), 'متجر الكتب', '🛍️🎁', '<img src=x onerror=alert(1)>'];
  await aWall(odd.map((name, index) => aShop({ id: String(index), name, slug: 'shop' })));
  expect(names()).toEqual(odd);
  expect(document.querySelector('img')).toBeNull();
});

it('draws the name where a logo does not come', async () => {
  await aWall([aShop({ id: '7', name: 'Juwelia', logo: '/logos/7.svg' })]);
  const tile = screen.getByRole('listitem');
  expect(tile).toHaveTextContent(/^Juwelia€/);
  fireEvent.error(tile.querySelector('img') as HTMLImageElement);
  expect(tile.querySelector('img')).toBeNull();
  expect(tile).toHaveTextContent(/^JuweliaJuwelia€/); // in the picture’s place, and as the link
});

it('draws a shop whose id and slug are no proper text', async () => {
  await aWall([aShop({ id: '7\ud83d', name: 'Juwelia', slug: '\udecd' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shops/7%EF%BF%BD/%EF%BF%BD');
});

it('keeps the search when another wall does not come, says so, and gives the focus a place at the next try', async () => {
  const other = aSession({ voucher: aVoucher({ categoryId: 20 }) });
  const walls = [done(WALL), refusal('timed-out'), done(WALL)];
  const { services } = await aWall(WALL, { shops: { walls } });
  await search('gart');
  const field = screen.getByRole('searchbox');
  field.focus();
  await act(async () => services.session.hold(other));
  expect(screen.getByRole('alert')).toHaveTextContent(say('problem.timed-out.title'));
  expect(field).toHaveFocus();
  await click(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByText(say('wall.countOf', { found: 1, count: 3 })).parentElement).toHaveFocus();
});

it('fetches the wall of a variation that comes when the wall stands', async () => {
  const { services, apis } = await aWall(WALL, { shops: { walls: [done(WALL), done([DEAR])] } });
  await act(async () => services.site.wear(aVariation({ voucherCategory: 9 })));
  expect(apis.shop.askedWalls.map(({ voucherCategory }) => voucherCategory)).toEqual([1, 9]);
  expect(names()).toEqual(['Juwelia']);
});

it('offers six shops in place of none', async () => {
  const shops = Array.from({ length: 8 }, (_, index) => aShop({ id: String(index), name: `Shop ${index}` }));
  await aWall(shops);
  await search('xyzzy');
  expect(names()).toHaveLength(6);
});
