import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { done } from '#domain/core/result.ts';
import { say } from '#tests/data/english.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { CHARGING } from '#tests/data/charge.ts';
import { framesAtOnce } from '#tests/data/frames.ts';
import { aShop } from '#tests/data/shop.ts';
import { switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { DEAR, WALL, aWall, names } from './aPlainWall.tsx';

beforeEach(framesAtOnce);

const search = (name: string) =>
  act(async () =>
    fireEvent.change(screen.getByRole('searchbox', { name: say('wall.search') }), {
      target: { value: name },
    }),
  );
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));

it('shows every shop with a link to its page', async () => {
  const { router } = await aWall();
  expect(names()).toEqual(['Juwelia', 'Bücherwurm', 'Gartenfreund']);
  const link = screen.getByRole('link', { name: 'Juwelia' });
  expect(link).toHaveAttribute('href', '/shops/7/juwelia');
  await click(link);
  expect(router.state.location.state).toEqual({ over: 'shops' });
});

it('sets the list role, which some browsers drop for lists without markers', async () => {
  await aWall();
  expect(screen.getByRole('link', { name: 'Juwelia' }).closest('ul')).toHaveAttribute('role', 'list');
});

it('reads the basket once, not at every letter', async () => {
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

it('finds shops by name, and announces how many', async () => {
  await aWall();
  expect(screen.getByText(say('wall.count', { count: 3 })).closest('output')).toBeInTheDocument();
  await search('gart');
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByText(say('wall.count', { count: 3 }))).toBeInTheDocument(); // not announced at every letter
  expect(await screen.findByText(say('wall.countOf', { found: 1, count: 3 }))).toBeInTheDocument();
});

it('says that nothing was found for the escaped name, offers other shops, and shows all again', async () => {
  await aWall();
  await search('<b>$t(wall.title)');
  expect(screen.getByText(say('wall.none', { name: '<b>$t(wall.title)' }))).toBeInTheDocument();
  // The top shops are offered instead.
  const offered = screen.getByRole('region', { name: say('shop.similar') });
  expect(within(offered).getAllByRole('link')).toHaveLength(names().length);
  await click(screen.getByRole('button', { name: say('wall.clear') }));
  expect(screen.queryByRole('region', { name: say('shop.similar') })).toBeNull();
  expect(names()).toHaveLength(3);
});

it('does not mention a balance without a voucher', async () => {
  await aWall();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByText(/balance/)).toBeNull();
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
});

it('groups shops above the balance under one heading', async () => {
  await aWall(WALL, { session: aSession() });
  expect(screen.getByRole('button', { name: say('wall.fits') })).toHaveAttribute('aria-pressed', 'true');
  const dearer = screen.getByRole('region', { name: say('wall.dearer') });
  expect(within(dearer).getByRole('link')).toHaveTextContent('Juwelia');
  expect(dearer).not.toHaveTextContent(say('wall.payMore', { money: '€30.00' }));
  expect(screen.getByText(say('wall.whyMissing'))).toBeInTheDocument();
});

it('compares with what a basket leaves, and does not call it the balance', async () => {
  await aWall(WALL, { session: aSession(), drafts: { basket: [aBasketLine({ valueInCent: 40_00 })] } });
  expect(screen.getByRole('region', { name: say('basket.dearer') })).toBeInTheDocument();
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
});

it('shows the least payment for each dearer shop if the difference can be paid', async () => {
  await aWall(WALL, { session: aSession(), site: CHARGING });
  const payable = screen.getByRole('region', { name: say('wall.payable') });
  expect(payable).toHaveTextContent(say('wall.youPay', { money: '€30.00' }));
  expect(screen.queryByText(say('wall.dearer'))).toBeNull();
});

it('explains missing shops only while the whole wall is shown', async () => {
  await aWall(WALL, { session: aSession() });
  await search('Gartenfreund');
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
  await search('');
  expect(screen.getByText(say('wall.whyMissing'))).toBeInTheDocument();
});

it('does not explain missing shops on an empty wall', async () => {
  await aWall([], { session: aSession() });
  expect(screen.getByText(say('wall.empty'))).toBeInTheDocument();
  expect(screen.queryByText(say('wall.whyMissing'))).toBeNull();
});

it('mixes the shops when grouping is switched off, and marks only the dearer ones', async () => {
  await aWall(WALL, { session: aSession() });
  await click(screen.getByRole('button', { name: say('wall.fits') }));
  expect(screen.queryByRole('region', { name: say('wall.dearer') })).toBeNull();
  expect(names()[0]).toBe('Juwelia');
  expect(screen.getByText(say('wall.payMore', { money: '€30.00' })).closest('li')).toHaveTextContent(
    'Juwelia',
  );
  expect(screen.queryAllByText(/than your balance/)).toHaveLength(1);
});

it('shows on each tile its values, and where they can be used if not online', async () => {
  const both = aShop({ name: 'Allerlei', redeemable: ['online', 'branch'], voucherValuesInCent: [7_50] });
  const branch = aShop({ name: 'Laden', redeemable: ['branch'], voucherValuesInCent: [7_50] });
  await aWall([...WALL, both, branch, aShop({ name: 'Ohne', redeemable: [], voucherValuesInCent: [] })]);
  expect(screen.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
    expect.stringMatching(/€80$/),
    expect.stringMatching(/€10–50$/),
    expect.stringMatching(/€10–50$/),
    expect.stringMatching(/€7.50$/),
    expect.stringMatching(/€7.50in store$/),
    expect.stringMatching(/Ohne$/),
  ]);
});

it('keeps the search when a voucher with the same wall comes into use, without a second request', async () => {
  const { apis, hold } = await aWall();
  await search('gart');
  await act(async () => hold(aSession()));
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByRole('button', { name: say('wall.fits') })).toBeInTheDocument();
  expect(apis.shop.askedWalls).toHaveLength(1); // the same shops, so the request is not repeated
});

it.each([
  ['shown', switchedOn('showShopNameOnShopWall')],
  ['hidden', switchedOn('showNavBar')],
])(
  'has the names below the logos %s by the switch of the site, and always read out',
  async (look, switches) => {
    await aWall(WALL, { site: { switches } });
    const tile = screen.getByRole('link', { name: 'Juwelia' }).closest('li');
    expect(tile).toHaveAttribute('data-name', look);
  },
);

it('says that the wall has no shops', async () => {
  await aWall([]);
  expect(screen.getByText(say('wall.empty'))).toBeInTheDocument();
});

it('shows why the shops could not be loaded, and loads them again', async () => {
  await aWall(WALL, { shops: { walls: [refusal('timed-out'), done(WALL)] } });
  expect(screen.getByRole('region', { name: say('problem.timed-out.title') })).toBeInTheDocument();
  await click(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(names()).toHaveLength(3);
});

it('renders odd names as text', async () => {
  const odd = ['x'.repeat(5_000), 'متجر الكتب', '🛍️🎁', '<img src=x onerror=alert(1)>'];
  await aWall(odd.map((name, index) => aShop({ id: String(index), name, slug: 'shop' })));
  expect(names()).toEqual(odd);
  expect(document.querySelector('img')).toBeNull();
});

it('shows the name if a logo fails to load', async () => {
  await aWall([aShop({ id: '7', name: 'Juwelia', logo: '/logos/7.svg' })]);
  const tile = screen.getByRole('listitem');
  expect(tile).toHaveTextContent(/^Juwelia€/);
  fireEvent.error(tile.querySelector('img') as HTMLImageElement);
  expect(tile.querySelector('img')).toBeNull();
  expect(tile).toHaveTextContent(/^JuweliaJuwelia€/); // in place of the picture, and as the link
});

it('links a shop whose id and slug are malformed', async () => {
  await aWall([aShop({ id: '7\ud83d', name: 'Juwelia', slug: '\udecd' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shops/7%EF%BF%BD/%EF%BF%BD');
});

it('keeps the search when another wall fails, announces it, and moves the focus on the next try', async () => {
  const other = aSession({ voucher: aVoucher({ categoryId: 20 }) });
  const walls = [done(WALL), refusal('timed-out'), done(WALL)];
  const { hold } = await aWall(WALL, { shops: { walls } });
  await search('gart');
  const field = screen.getByRole('searchbox');
  field.focus();
  await act(async () => hold(other));
  expect(screen.getByRole('alert')).toHaveTextContent(say('problem.timed-out.title'));
  expect(field).toHaveFocus();
  await click(screen.getByRole('button', { name: say('common.tryAgain') }));
  expect(names()).toEqual(['Gartenfreund']);
  expect(screen.getByText(say('wall.countOf', { found: 1, count: 3 })).parentElement).toHaveFocus();
});

it('loads the wall of a variation that is applied while the wall is open', async () => {
  const { services, apis } = await aWall(WALL, { shops: { walls: [done(WALL), done([DEAR])] } });
  await act(async () => services.site.wear(aVariation({ voucherCategory: 9 })));
  expect(apis.shop.askedWalls.map(({ voucherCategory }) => voucherCategory)).toEqual([1, 9]);
  expect(names()).toEqual(['Juwelia']);
});

it('offers six shops if none is found', async () => {
  const shops = Array.from({ length: 8 }, (_, index) => aShop({ id: String(index), name: `Shop ${index}` }));
  await aWall(shops);
  await search('xyzzy');
  expect(names()).toHaveLength(6);
});
